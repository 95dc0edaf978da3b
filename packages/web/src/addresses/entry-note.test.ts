import assert from 'node:assert/strict';
import { test } from 'node:test';

/** As in a browser, each call creates a new state object. */
class EntryHistory {
  state: unknown = null;
  replaceState(state: unknown): void {
    this.state = structuredClone(state);
  }
}

const history = new EntryHistory();
Object.assign(globalThis, { History: EntryHistory, history });
const { entryState, noteOnEntry } = await import('./entry-note.ts');

test('a note is kept with the entry and leaves the state that screens read the same object', () => {
  history.replaceState({ foundTerm: 'burn' });
  const before = entryState();
  noteOnEntry({ entry: '7' });
  assert.equal(entryState(), before);
  noteOnEntry({ protocolsAge: 'adult' });
  assert.equal(entryState(), before);
  assert.deepEqual(history.state, { foundTerm: 'burn', entry: '7', protocolsAge: 'adult' });
});

test('another entry, and a return to one with notes, has a state of its own', () => {
  history.replaceState({ doseLine: '2' });
  noteOnEntry({ entry: '8' });
  const noted = history.state;
  history.replaceState(null);
  assert.equal(entryState(), null);
  noteOnEntry({ entry: '9' });
  assert.equal(entryState(), null);
  history.replaceState(noted);
  assert.deepEqual(entryState(), { doseLine: '2', entry: '8' });
});
