// Shows what somebody is told while no page is open, and leads there. It keeps nothing and fetches nothing.

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

async function show({ id, tag, lang, text, path }) {
  // A newer message takes the place of an older one from the same table. The same one, told again, makes no sound.
  const shown = await self.registration.getNotifications({ tag });
  const renotify = shown.every((one) => one.data.id !== id);
  await self.registration.showNotification("Kroniek", { body: text, tag, lang, renotify, data: { id, path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

async function lead(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}
