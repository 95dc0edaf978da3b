import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';

/*
 * The files of a room that other rooms and features may import, and what each exports. All other files are private to
 * the room. There is no index file to import from, because it would pull the whole room into each bundle.
 */
const PUBLIC_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search: {
    'drug-links.tsx': 'drugs as links to All Medications',
    'drug-names.ts': 'drugs by any name that a crew uses',
    'marks/found-in.tsx': 'the line of a card that holds the term',
    'marks/found-term.ts': 'the searched word that goes with a link to a card',
    'marks/marked-term.ts': 'the term that is marked',
    'marks/marked.tsx': 'a text with the searched words marked',
    'marks/mentions.tsx': 'results that only mention a topic without a card',
    'medication-search.ts': 'the medications that hold a term',
    'no-card.tsx': 'the notice that no card answers',
    'protocol-links.tsx': 'protocols as links, and guesses of them',
    'protocol-search.ts': 'the protocols that hold a term, best first',
    'search-answer.ts': 'what a search shows first',
    'search-box.tsx': 'the search box',
    'searched-patient.ts': 'the patient that a term names',
    'searched-texts.ts': 'the authored protocols in the order of the groups',
    'use-prepared-search.ts': 'a search prepared while the page is idle',
    'use-suggestions.ts': 'what a term that names no card may mean',
  },
  favorites: {
    'favorite-star.tsx': 'the star',
    'favorites.ts': 'the favourites of the user, and changing them',
    'kept-protocols.ts': 'favorite protocols and the cards opened last',
    'medication-use.ts': 'how often each medication was opened',
    'outbox/change.ts': 'a change of a favourite that waits to be sent',
    'outbox/outbox.ts': 'sending the waiting changes once',
    'outbox/outbox-delivery.ts': 'sending the waiting changes, when and how often',
    'outbox/outbox-store.ts': 'the waiting changes on this device',
  },
  session: {
    'identity.ts': 'who is signed in, and signing out',
    'owed-sign-out.ts': 'a sign-out that the server has not heard of',
    'open-names.ts': 'the open sections of a screen',
    'per-user.ts': 'state of each user',
    'persisted-queries.ts': 'the stored answers of the server',
    'held-user.ts': 'whose running arrest stays on the screen when their session ends',
    'running-arrests.ts': 'the arrests that run: what they keep silent, and whose screen stays',
    'query-client.ts': 'the query client of a user',
    'running-clocks.ts': 'whether a clock of a user runs',
    'session-state.ts': 'texts that survive a reload',
    'use-user-scope.ts': "the scope of the screen's user",
    'user-scope.ts': 'calls and stored values of one user',
    'user-text.ts': 'a stored value that several places show',
  },
  offline: {
    'app-update.ts': 'watching for new versions and starting them',
    'idle-load.ts': 'loading parts while the page is idle',
    'medication-list.ts': 'the reference list on the device',
    'offline-readiness.ts': 'whether the app is stored for use without a network',
    'offered-update.ts': 'the new version that the user is told of',
    'update-notice.tsx': 'the notice of a new version',
    'update-state.ts': 'whether there is a new version',
    'use-part.ts': 'a part of the page that loads later',
    'when-idle.ts': 'work for an idle page',
  },
  edition: {
    'clinical-text.tsx': 'a text with unbreakable figures',
    'content-comparison.ts': 'what changed in the content since it was last seen',
    'content-seen.ts': 'the edition that the user saw last',
    'drug-heading.tsx': 'the heading of a drug',
    'drug-name.ts': 'the name of a drug',
    'drug-of.ts': 'a drug by its id',
    'edition-cover.ts': 'the date of an edition in words',
    'edition-note.tsx': 'who answers for the edition, and what is wrong with it',
    'figure-parts.ts': 'the figures of a text',
    'kit-chip.tsx': 'the kit of a drug as a chip',
    'kit-number.ts': 'the number of a kit',
    'live-edition.ts': 'the edition that is shown: its cover, its contents, and all of it',
    'load-edition.ts': 'loading the content, and what reads it beside it',
    'loaded-once.ts': 'what is loaded with the first call, and kept',
    'print-note.tsx': 'the edition and date on paper',
    'made-once.ts': 'what is made once from an object, such as a table of an edition',
    'priority-badge.tsx': 'the priority of a card',
    'priority-edges.ts': 'the color of a priority',
    'protocols-of.ts': 'protocols by their ids',
    'sealed/content-state.ts': 'asking the server what is current',
    'sealed/edition-status.ts': 'which signed edition is shown, waits, or was refused',
    'sealed/edition-words.ts': 'the same in sentences',
    'sealed/groups-of-four.ts': 'a digest or a fingerprint, as people compare it',
    'sealed/own-reference.ts': 'the reference of an edition that is not the one in the build',
    'sealed/use-drawn.ts': 'whether the drawings of a card say what the card says',
    'shown-card.ts': 'what the cards on the screen are drawn from, and the card of an address by itself',
    'source-link.tsx': 'a link to a source',
    'source-list.tsx': 'sources with the numbers of their lines',
    'source-names.ts': 'the names of sources',
  },
  patient: {
    'age-field.tsx': 'the field of the age',
    'age-words.ts': 'an age in words',
    'clear-patient.tsx': 'the button that clears the patient',
    'idle-question.tsx': 'the question whether it is still the same patient',
    'patient.ts': 'the values of the patient',
    'replaced-weight.tsx': 'the way back to a weight that a zone has replaced',
    'weight-alert.tsx': 'the question about a weight that cannot belong to its age',
    'weight-and-age.ts': 'weight and age as typed and as read',
    'weight-field.tsx': 'the field of the weight',
    'weight-question.ts': 'the same question in words',
    'zone-equipment.tsx': 'the equipment of a color zone',
    'zone-fill.ts': 'the color of a zone',
  },
};

const WEB = join(import.meta.dirname, 'packages/web/src');
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

/** A room's own screen must use the room in the same way as other screens. */
const isInside = (room: string, file: string): boolean =>
  file.startsWith(`${room}/`) && !file.startsWith(`${room}/screen/`);

/** The files of a room that are imported from outside, each with its importers. */
function importedFrom(room: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of sources.filter((one) => !isInside(room, one))) {
    for (const [, target = ''] of readFileSync(join(WEB, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const path = relative(join(WEB, room), join(WEB, file, '..', target));
      if (isInside(room, join(room, path))) importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

for (const [room, files] of Object.entries(PUBLIC_FILES)) {
  test(`other rooms import the public files of ${room} alone, and each of those is used`, () => {
    const imported = importedFrom(room);
    const others = [...imported].filter(([file]) => !Object.hasOwn(files, file));
    assert.deepEqual(others, [], 'import a public file instead, or add this one to the list in rooms.test.ts');
    assert.deepEqual(
      Object.keys(files).filter((file) => !imported.has(file)),
      [],
      'no other room imports these any more: take them off the list in rooms.test.ts',
    );
  });
}
