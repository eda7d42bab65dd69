//! What the program says in the terminal.

use crate::texts;

texts! {
    /// The server can be visited.
    pub fn serving(address) {
        en "Kroniek is ready at {address}; Ctrl-C stops it."
        nl "Kroniek staat klaar op {address}; Ctrl-C stopt het."
        hu "A Kroniek készen áll itt: {address}; a Ctrl-C leállítja."
    }

    /// The server cannot listen there.
    pub fn cannot_listen(address, problem) {
        en "Cannot listen on {address}: {problem}."
        nl "Kan niet luisteren op {address}: {problem}."
        hu "Itt nem lehet kapcsolatot fogadni: {address} ({problem})."
    }

    /// The database cannot be opened.
    pub fn cannot_open_database(file, problem) {
        en "Cannot open the database '{file}': {problem}."
        nl "Kan de database '{file}' niet openen: {problem}."
        hu "Az adatbázis nem nyitható meg: „{file}” ({problem})."
    }

    /// Another server has the database.
    pub fn database_in_use(file) {
        en "Another server already uses the database '{file}': stop it first, or name another file with --db."
        nl "Een andere server gebruikt de database '{file}' al: stop die eerst, of noem een ander bestand met --db."
        hu "Az adatbázist már egy másik kiszolgáló használja: „{file}”. Előbb állítsd le azt, vagy adj meg másik fájlt: --db."
    }

    /// The network failed.
    pub fn server_failed(problem) {
        en "The server failed: {problem}."
        nl "De server is mislukt: {problem}."
        hu "A kiszolgáló hibába ütközött: {problem}."
    }

    /// What went wrong, as the program's last word.
    pub fn failure(problem) {
        en "kroniek: {problem}"
        nl "kroniek: {problem}"
        hu "kroniek: {problem}"
    }

    /// A file cannot be read.
    pub fn cannot_read(path, problem) {
        en "Cannot read '{path}': {problem}."
        nl "Kan '{path}' niet lezen: {problem}."
        hu "Nem olvasható: „{path}” ({problem})."
    }

    /// A file cannot be written.
    pub fn cannot_write(path, problem) {
        en "Cannot write '{path}': {problem}."
        nl "Kan '{path}' niet schrijven: {problem}."
        hu "Nem írható: „{path}” ({problem})."
    }

    /// Options on the command line are not pairs.
    pub fn bad_pair(text) {
        en "'{text}' is no option with a value: write name=value."
        nl "'{text}' is geen optie met een waarde: schrijf naam=waarde."
        hu "„{text}” nem beállítás értékkel: így írd: név=érték."
    }

    /// A data directory has nothing for this game.
    pub fn own_data(directory, file) {
        en "There is no {file} in '{directory}': the game's own data are used."
        nl "In '{directory}' is geen {file}: de eigen gegevens van het spel gelden."
        hu "Nincs {file} itt: „{directory}”; a játék saját adatai érvényesek."
    }

    /// A data directory does not exist.
    pub fn no_directory(directory) {
        en "There is no directory '{directory}'."
        nl "Er is geen map '{directory}'."
        hu "Nincs ilyen mappa: „{directory}”."
    }

    /// The number of bots does not fit the number of seats.
    pub fn wrong_bots(bots, seats) {
        en "{bots} bots are named for {seats} seats: name one for all, or one for each seat."
        nl "Er zijn {bots} bots genoemd voor {seats} plaatsen: noem er een voor alle, of een per plaats."
        hu "{bots} robot van megnevezve {seats} helyre: adj meg egyet mindenkinek, vagy helyenként egyet."
    }

    /// No bot has this name.
    pub fn unknown_bot(name, known) {
        en "There is no bot '{name}'; there are: {known}."
        nl "Er is geen bot '{name}'; er zijn: {known}."
        hu "Nincs „{name}” nevű robot; ezek vannak: {known}."
    }

    /// A replay is asked for beyond the end.
    pub fn beyond_the_end(number, last) {
        en "There is no decision {number}: the game has {last}."
        nl "Er is geen beslissing {number}: het spel heeft er {last}."
        hu "Nincs {number}. döntés: a játékban {last} van."
    }

    /// Some games stood still.
    pub fn dead_ends(count) {
        en "{count} games stood still without being over: the rules have a dead end."
        nl "{count} spellen liepen vast zonder afgelopen te zijn: de regels lopen dood."
        hu "{count} játszma elakadt, pedig nem ért véget: a szabályok zsákutcába vezetnek."
    }

    /// What the terminal can be told.
    pub fn help() {
        en "Type the number of a choice, or: undo, why LETTER or PLACE, board, log, save FILE, help, quit."
        nl "Typ het nummer van een keuze, of: undo (terugnemen), why LETTER of PLAATS (waarom niet), board (het bord), log, save BESTAND (bewaren), help, quit (stoppen)."
        hu "Írd be egy lehetőség számát, vagy: undo (visszavonás), why BETŰ vagy HELY (miért nem), board (tábla), log (napló), save FÁJL (mentés), help (súgó), quit (kilépés)."
    }

    /// A line that the terminal does not understand.
    pub fn not_understood(line) {
        en "'{line}' is not understood; 'help' tells what is."
        nl "'{line}' wordt niet begrepen; 'help' vertelt wat wel."
        hu "„{line}” nem érthető; a „help” megmondja, mit lehet írni."
    }

    /// Heads the list of what is not allowed now.
    pub fn not_allowed_now() {
        en "Not now (ask why):"
        nl "Nu niet (vraag why):"
        hu "Most nem (kérdezd: why):"
    }

    /// Nothing that is not allowed goes by this name.
    pub fn nothing_refused(name) {
        en "Nothing is forbidden at '{name}' now."
        nl "Bij '{name}' is nu niets verboden."
        hu "Itt most semmi sincs megtiltva: „{name}”."
    }

    /// What is asked about is allowed.
    pub fn allowed() {
        en "This is allowed."
        nl "Dit mag."
        hu "Ez megengedett."
    }

    /// A game was saved.
    pub fn saved(path) {
        en "Saved to '{path}'."
        nl "Bewaard in '{path}'."
        hu "Elmentve: „{path}”."
    }

    /// `save` was typed without a file.
    pub fn save_where() {
        en "Save to which file? Type: save FILE"
        nl "In welk bestand bewaren? Typ: save BESTAND"
        hu "Melyik fájlba? Így írd: save FÁJL"
    }

    /// `why` was typed without a letter or place.
    pub fn why_what() {
        en "Why what? Type: why LETTER, or why PLACE"
        nl "Waarom wat niet? Typ: why LETTER, of why PLAATS"
        hu "Mit miért nem? Így írd: why BETŰ, vagy why HELY"
    }

    /// Another player is to look at the screen now.
    pub fn hand_over(who) {
        en "{who} to move: press Enter when nobody else is looking."
        nl "{who} is aan zet: druk op Enter als niemand anders kijkt."
        hu "{who} következik: nyomj Entert, ha más nem látja a képernyőt."
    }

    /// A verified chronicle.
    pub fn verified(title, decisions) {
        en "The chronicle holds: {title}, {decisions} decisions, every one of them legal."
        nl "De kroniek klopt: {title}, {decisions} beslissingen, alle volgens de regels."
        hu "A krónika rendben van: {title}, {decisions} döntés, mind szabályos."
    }

    /// The hash of a position.
    pub fn position_hash(hash) {
        en "Hash of the last position: {hash}"
        nl "Hash van de laatste stand: {hash}"
        hu "Az utolsó állás lenyomata: {hash}"
    }

    /// The dice are proved.
    pub fn dice_proved() {
        en "The dice are those that were promised before the game."
        nl "De dobbelstenen zijn die welke voor het spel werden beloofd."
        hu "A kockák azok, amelyeket a játék előtt megígértek."
    }

    /// The dice are not promised.
    pub fn dice_unproved() {
        en "Nobody promised these dice before the game."
        nl "Niemand heeft deze dobbelstenen voor het spel beloofd."
        hu "Ezeket a kockákat a játék előtt senki sem ígérte meg."
    }

    /// A game that is not over yet.
    pub fn still_going_on() {
        en "The game is still going on."
        nl "Het spel is nog bezig."
        hu "A játék még tart."
    }

    /// Where in a replay one is.
    pub fn after_decision(number, last) {
        en "After decision {number} of {last}"
        nl "Na beslissing {number} van {last}"
        hu "A(z) {number}. döntés után, összesen {last}"
    }

    /// Which game to play.
    pub fn which_game() {
        en "Which game? Type its number."
        nl "Welk spel? Typ het nummer."
        hu "Melyik játékot? Írd be a számát."
    }

    /// How many can play.
    pub fn players(least, most) {
        en "{least} to {most} players"
        nl "{least} tot {most} spelers"
        hu "{least}–{most} játékos"
    }

    /// How many can play, where it is one number only.
    pub fn exactly(players) {
        en "{players} players"
        nl "{players} spelers"
        hu "{players} játékos"
    }

    /// What was simulated.
    pub fn simulated(games, decisions, mean) {
        en "{games} games, {decisions} decisions, {mean} a game"
        nl "{games} spellen, {decisions} beslissingen, {mean} per spel"
        hu "{games} játszma, {decisions} döntés, játszmánként {mean}"
    }

    /// How fast it went.
    pub fn speed(seconds, rate) {
        en "{seconds} s of CPU time, {rate} decisions a second"
        nl "{seconds} s rekentijd, {rate} beslissingen per seconde"
        hu "{seconds} mp processzoridő, másodpercenként {rate} döntés"
    }

    /// Heads the table of a match between bots.
    pub fn arena_head() {
        en "bot|games|win rate|95 % interval|rating|95 % interval"
        nl "bot|spellen|winst|95%-interval|rating|95%-interval"
        hu "robot|játszma|győzelem|95%-os sáv|erősség|95%-os sáv"
    }

    /// The title of a drawing of ratings.
    pub fn arena_title(game, games) {
        en "{game}: ratings after {games} games, with 95 % intervals"
        nl "{game}: ratings na {games} spellen, met 95%-intervallen"
        hu "{game}: erősségek {games} játszma után, 95%-os sávokkal"
    }

    /// A file of games belongs to another match.
    pub fn another_match(path) {
        en "The games in '{path}' are those of another match: other bots, another table or another seed."
        nl "De spellen in '{path}' horen bij een andere wedstrijd: andere bots, een andere tafel of een ander begingetal."
        hu "A „{path}” fájl játszmái egy másik mérkőzéséi: más robotok, más asztal vagy más kezdőszám."
    }

    /// A line of a file of games is none.
    pub fn not_a_played_game(path, line) {
        en "Line {line} of '{path}' is not a played game."
        nl "Regel {line} van '{path}' is geen gespeeld spel."
        hu "A „{path}” fájl {line}. sora nem lejátszott játszma."
    }

    /// A change of a bot's numbers was tried and kept.
    pub fn tune_kept(step, names, rate) {
        en "Step {step}: {names} changed, {rate} % won: kept."
        nl "Stap {step}: {names} veranderd, {rate} % gewonnen: behouden."
        hu "{step}. lépés: {names} módosítva, {rate} % győzelem: megtartva."
    }

    /// How a search for better numbers ended.
    pub fn tune_done(steps, kept, path) {
        en "{steps} changes tried, {kept} kept; the numbers are in '{path}'."
        nl "{steps} veranderingen geprobeerd, {kept} behouden; de getallen staan in '{path}'."
        hu "{steps} módosítás kipróbálva, {kept} megtartva; a számok itt vannak: „{path}”."
    }

    /// A request that is not one.
    pub fn bad_request(problem) {
        en "This is not a request: {problem}."
        nl "Dit is geen verzoek: {problem}."
        hu "Ez nem kérés: {problem}."
    }

    /// A request that needs a game.
    pub fn no_game() {
        en "No game is open: begin with 'new' or 'load'."
        nl "Er is geen spel geopend: begin met 'new' of 'load'."
        hu "Nincs megnyitott játék: kezdd ezzel: „new” vagy „load”."
    }

    /// The machine gives no random numbers.
    pub fn no_entropy(problem) {
        en "This machine gives no random numbers: {problem}."
        nl "Deze machine geeft geen toevalsgetallen: {problem}."
        hu "Ez a gép nem ad véletlen számokat: {problem}."
    }

    /// A program is to play and none is named.
    pub fn program_missing() {
        en "Which program plays? Say so with --bot-cmd, such as --bot-cmd 'python3 bot.py'."
        nl "Welk programma speelt er? Zeg het met --bot-cmd, zoals --bot-cmd 'python3 bot.py'."
        hu "Melyik program játszik? A --bot-cmd mondja meg, például: --bot-cmd 'python3 bot.py'."
    }

    /// More programs are named than seats for them.
    pub fn unseated_programs(programs, seats) {
        en "{programs} programs are named and {seats} seats are called 'program': say with --bots where they sit."
        nl "Er zijn {programs} programma's genoemd en {seats} plaatsen heten 'program': zeg met --bots waar ze zitten."
        hu "{programs} program van megadva, és {seats} hely neve „program”: a --bots mondja meg, hol ülnek."
    }

    /// A program cannot be started.
    pub fn program_unstarted(command, problem) {
        en "The program '{command}' cannot be started: {problem}."
        nl "Het programma '{command}' kan niet worden gestart: {problem}."
        hu "Ez a program nem indítható el: „{command}” ({problem})."
    }

    /// A program has ended before the game.
    pub fn program_ended(command, status) {
        en "The program '{command}' ended in the middle of the game ({status})."
        nl "Het programma '{command}' hield midden in het spel op ({status})."
        hu "Ez a program a játék közben leállt: „{command}” ({status})."
    }

    /// A program does not answer in time.
    pub fn program_slow(command, seconds) {
        en "The program '{command}' gave no answer within {seconds} s; --bot-time allows more."
        nl "Het programma '{command}' gaf binnen {seconds} s geen antwoord; met --bot-time mag het langer."
        hu "Ez a program {seconds} mp alatt nem válaszolt: „{command}”; a --bot-time többet is megenged."
    }

    /// A program's answer is none.
    pub fn program_wrong(command, answer) {
        en "The program '{command}' gave an answer that is none: {answer}"
        nl "Het programma '{command}' gaf een antwoord dat er geen is: {answer}"
        hu "Ez a program nem szabályos alakban válaszolt: „{command}” ({answer})."
    }

    /// A program's choice is not allowed.
    pub fn program_illegal(command, problem) {
        en "The program '{command}' chose what is not allowed: {problem}"
        nl "Het programma '{command}' koos iets wat niet mag: {problem}"
        hu "Ez a program tiltott lépést választott: „{command}”. {problem}"
    }

    /// A program says itself that it cannot go on.
    pub fn program_gave_up(command, problem) {
        en "The program '{command}' gives up: {problem}"
        nl "Het programma '{command}' geeft het op: {problem}"
        hu "Ez a program feladta: „{command}” ({problem})."
    }

    /// People cannot take part in a simulation.
    pub fn nobody_there() {
        en "Nobody is there to play: a simulation is between bots."
        nl "Er is niemand om te spelen: een simulatie gaat tussen bots."
        hu "Nincs itt senki, aki játsszon: a szimulációban robotok játszanak."
    }
}
