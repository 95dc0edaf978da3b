/*
 * A browser that translates a page takes its texts out and puts others in. React goes on writing into those that are out:
 * a dose of an earlier weight would stay, and the next screen would fail. So whatever others write among the words of the
 * app is undone before it is painted. The build tells when React itself writes (react-writes.ts).
 */

/** What others have written and what is still to be undone, in order. */
let foreign: MutationRecord[] = [];
/** What was put back just now. Who changes it again within the same task answers to that, and would do so without end. */
const putBack = new Set<Node>();
/** How often something was put back since a task of ours could run. */
let rounds = 0;
/** Whether the app writes now. A drawing that a screen puts in meanwhile is part of that, and what was written before it is not a stranger's. */
let isWriting = false;
/** The parts of the page that React has put beside the root: dialogs and lists. Others add theirs there too. */
const parts = new WeakSet<Node>();

/**
 * Keeps the words of the page as React writes them.
 * @param tell called for each change by others
 * @returns whether others had changed them before
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
  // The element that translators write, and no screen.
  const isChanged = document.querySelector('#root font') !== null;
  if (isChanged) tell();
  return isChanged;
}

/** An observer answers within three. */
const STEPS_OF_ANSWER = 8;
/** Who answers later than that, and still before any other task, must not hold up the page for ever. */
const MOST_ROUNDS = 12;
const NEXT_TRY_MS = 100;
const WATCHED = { childList: true, characterData: true, characterDataOldValue: true, subtree: true } as const;

function takeForeign(records: MutationRecord[], watcher: MutationObserver): boolean {
  const ofWords = records.filter(isOfWords);
  if (ofWords.length === 0) return false;
  foreign.push(...ofWords);
  // What is written again at once has the present words. It is undone when React writes next.
  if (rounds < MOST_ROUNDS && !ofWords.some(isAgain)) undo(watcher);
  return true;
}

/** Others may put their own things beside the words, and elsewhere in the page. A field for text is its user's. */
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

/** A node that is out of the page has been in a part of it. */
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

/** What was left because of too many rounds is undone now. */
function newRound(watcher: MutationObserver): void {
  const isLeft = rounds >= MOST_ROUNDS;
  rounds = 0;
  if (isLeft) setTimeout(undo, NEXT_TRY_MS, watcher);
}

/** At the end of this task: all of these steps come before the next one, and behind an answer to what was put back. */
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
