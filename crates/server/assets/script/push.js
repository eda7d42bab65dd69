// --- Being called on this device while no page is open ---

const pushForm = $("#push-here");

function sayOfPush(what) {
  for (const text of $$("[data-push]")) text.hidden = text.dataset.push !== what;
}

async function subscribe(worker) {
  const wish = { userVisibleOnly: true, applicationServerKey: fromBase64(pushForm.dataset.key) };
  try {
    return await worker.pushManager.subscribe(wish);
  } catch (error) {
    // It may be there for another key, if the server has been set up anew.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wish);
  }
}

async function callHere() {
  if ((await Notification.requestPermission()) !== "granted") return sayOfPush("denied");
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const subscription = (await subscribe(await navigator.serviceWorker.ready)).toJSON();
    pushForm.elements.endpoint.value = subscription.endpoint;
    pushForm.elements.key.value = subscription.keys.p256dh;
    pushForm.elements.secret.value = subscription.keys.auth;
    pushForm.submit();
  } catch {
    sayOfPush("failed");
  }
}

// Marks the device that the reader looks at.
async function markDevice() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const subscription = await worker?.pushManager.getSubscription();
  const line = subscription && $(`[data-endpoint="${CSS.escape(subscription.endpoint)}"]`);
  if (!line) return;
  $("[data-here]", line).hidden = false;
  pushForm.hidden = true;
}

if (pushForm) {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    pushForm.addEventListener("submit", (event) => {
      event.preventDefault();
      callHere();
    });
    markDevice();
  } else {
    pushForm.hidden = true;
    sayOfPush("unable");
  }
}
