/** One engine's browser, reduced to a few functions so that any driver can provide them. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Types key by key, like a person, into the field with this label. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Presses the button, link, tab or box that has this name. */
  readonly press: (name: string) => Promise<void>;
  /** Runs a function inside the page. It is sent as text together with its input. */
  readonly run: <Input, Answer>(work: (input: Input) => Answer | Promise<Answer>, input: Input) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export const PATIENCE_MS = 20_000;
/** Time limit for a walk, because a walk over everything is one call into the page. */
export const WALK_MS = 5 * 60_000;

interface Meant {
  readonly name: string;
  readonly kind: 'field' | 'pressable';
  readonly mark: string;
}

/** Inside the page: marks the element that a person would mean by a name, and returns whether there is one. */
export function markNamed({ name, kind, mark }: Meant): boolean {
  const fold = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isMeant = (element: Element) =>
    element.getClientRects().length > 0 &&
    (fold(element.getAttribute('aria-label')) === name || fold(element.textContent).includes(name));
  // A button of the form itself is preferred to a tab of the same name.
  const pressables = ['button[type=submit]', 'button, a, label'].flatMap((kinds) => [
    ...document.querySelectorAll(kinds),
  ]);
  const found =
    kind === 'field'
      ? [...document.querySelectorAll('label')].find((label) => fold(label.textContent) === name)?.control
      : pressables.find(isMeant);
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  found?.setAttribute(mark, '');
  found?.scrollIntoView({ block: 'center' });
  return found instanceof Element;
}

export const MARK = 'data-driven';

/** Waits until the page returns true. */
export async function until(
  question: () => Promise<boolean>,
  what: string,
  patience: number = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await question())) {
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
