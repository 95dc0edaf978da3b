/*
 * A browser that translates a page replaces its text nodes with others. React keeps writing into the removed nodes, so
 * the dose for an earlier weight would stay on screen, and the next screen would fail. So all changes made to the app's
 * words by anything other than the app are undone before the next paint. The build marks React's own writes
 * (react-writes.ts).
 */

/** External changes that have not been undone yet, in order. */
let foreign: MutationRecord[] = [];
/**
 * Nodes that were just put back. A script that changes them again within the same task is reacting to that, and would
 * do so endlessly.
 */
const putBack = new Set<Node>();
/** Number of times that something was put back since our last task. */
let rounds = 0;
/**
 * True while the app itself writes. A render that a screen triggers during such a write counts as part of it, and
 * earlier changes by the app do not count as external.
 */
let isWriting = false;
/** Parts of the page that React has added next to the root: dialogs and lists. Other scripts add elements there too. */
const parts = new WeakSet<Node>();

/**
 * Keeps the page's words as React writes them.
 * @param tell called for each external change
 * @returns true if the words had already been changed externally
 */
export function keepWords(tell: () => void): boolean {
  const watcher = new MutationObserver((records) => {
    if (takeForeign(records, watcher)) tell();
  });
  for (const part of document.body.children) parts.add(part);
  window.aroundWriting = (write) => {
    if (isWriting) {
      write();
      return;
    }
    foreign.push(...watcher.takeRecords().filter(isOfWords));
    if (rounds < MOST_ROUNDS) undo(watcher);
    isWriting = true;
    try {
      write();
    } finally {
      isWriting = false;
      for (const { target, addedNodes } of watcher.takeRecords()) {
        if (target === document.body) for (const node of addedNodes) parts.add(node);
      }
    }
  };
  watcher.observe(document.body, WATCHED);
  // Translators create this element, but no screen does.
  const isChanged = document.querySelector('#root font') !== null;
  if (isChanged) tell();
  return isChanged;
}

/** A script's own observer reacts within three microtasks. */
const STEPS_OF_ANSWER = 8;
/** Limit of rounds, so that a script that reacts later, but before any other task, cannot block the page forever. */
const MOST_ROUNDS = 12;
const NEXT_TRY_MS = 100;
const WATCHED = { childList: true, characterData: true, characterDataOldValue: true, subtree: true } as const;

function takeForeign(records: MutationRecord[], watcher: MutationObserver): boolean {
  const ofWords = records.filter(isOfWords);
  if (ofWords.length === 0) return false;
  foreign.push(...ofWords);
  // A node that is changed again immediately is left until React's next write, because its words are current.
  if (rounds < MOST_ROUNDS && !ofWords.some(isAgain)) undo(watcher);
  return true;
}

/**
 * True if a change affects the app's words. Other scripts may add elements next to the words and elsewhere in the page.
 * The text of an input field belongs to its user.
 */
function isOfWords({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (target === document.body || target.nodeName === 'TEXTAREA' || target.parentNode?.nodeName === 'TEXTAREA')
    return false;
  if (!isInPart(target)) return false;
  return (
    type === 'characterData' ||
    removedNodes.length > 0 ||
    [...addedNodes].some((node) => /\S/.test(node.textContent ?? ''))
  );
}

/** True if a node is in a part of the app. A removed node counts too, because it was in one. */
function isInPart(node: Node): boolean {
  let top = node;
  while (top.parentNode !== null && top.parentNode !== document.body) top = top.parentNode;
  return top.parentNode === null || parts.has(top);
}

const isAgain = ({ target, removedNodes }: MutationRecord): boolean =>
  putBack.has(target) || [...removedNodes].some((node) => putBack.has(node));

function undo(watcher: MutationObserver): void {
  if (foreign.length === 0) return;
  if (putBack.size === 0) void forget();
  if (rounds === 0) setTimeout(newRound, 0, watcher);
  rounds += 1;
  for (const record of foreign.toReversed()) undoOne(record);
  foreign = [];
  watcher.takeRecords();
}

/** Undoes changes that were left when the limit of rounds was reached. */
function newRound(watcher: MutationObserver): void {
  const isLeft = rounds >= MOST_ROUNDS;
  rounds = 0;
  if (isLeft) setTimeout(undo, NEXT_TRY_MS, watcher);
}

/**
 * Clears the nodes at the end of this task. All of these microtasks run before the next task, and after any reaction to
 * what was put back.
 */
async function forget(): Promise<void> {
  for (let step = 0; step < STEPS_OF_ANSWER; step += 1) await undefined;
  putBack.clear();
}

function undoOne({
  type,
  target,
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
  oldValue,
}: MutationRecord): void {
  if (type === 'characterData') {
    target.nodeValue = oldValue;
    putBack.add(target);
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  const after = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
  for (const node of removedNodes) {
    target.insertBefore(node, before ?? after);
    putBack.add(node);
  }
}
