import { ORIGIN } from './app-script.ts';
import { type DocumentLocator, isChecked } from './document-locator.ts';
import { DocumentPage } from './document-page.ts';
import { isHidden } from './hidden.ts';
import { descriptionOf, isDisabled, nameOf } from './queries.ts';
import { normal, textOf, type Wanted } from './text.ts';
import { EXPECT_MS, until } from './until.ts';

interface Waiting {
  readonly timeout?: number;
}

/** The result of checking a document, with a description of what was found. */
interface Seen {
  readonly pass: boolean;
  readonly was: string;
}

type Look<Subject> = (subject: Subject, ...wanted: never[]) => Seen;

const seen = (pass: boolean, was: unknown): Seen => ({
  pass,
  was: typeof was === 'string' ? was : JSON.stringify(was),
});

/**
 * A string matches the whole text or a part of it, with each run of blanks counted as one; a pattern is matched against
 * the unchanged text.
 */
function isText(text: string, wanted: Wanted, isPart: boolean, ignoreCase = false): boolean {
  if (typeof wanted !== 'string') {
    wanted.lastIndex = 0;
    return wanted.test(text);
  }
  const [is, looked] = [normal(text), normal(wanted)].map((one) => (ignoreCase ? one.toLowerCase() : one));
  if (is === undefined || looked === undefined) return false;
  return isPart ? is.includes(looked) : is === looked;
}

function lookAtTexts(isPart: boolean): Look<DocumentLocator> {
  return (locator, wanted: Wanted | readonly Wanted[], options?: { ignoreCase?: boolean }) => {
    if (!Array.isArray(wanted)) {
      const text = one(locator, textOf);
      return seen(text !== undefined && isText(text, wanted as Wanted, isPart, options?.ignoreCase), text);
    }
    const texts = locator.elements().map(textOf);
    if (!isPart)
      return seen(
        texts.length === wanted.length && texts.every((text, index) => isText(text, wanted[index] ?? '', false)),
        texts,
      );
    let at = 0;
    for (const text of texts) if (at < wanted.length && isText(text, wanted[at] ?? '', true)) at += 1;
    return seen(at === wanted.length, texts);
  };
}

function one<Answer>(locator: DocumentLocator, read: (element: Element) => Answer): Answer | undefined {
  const element = locator.one();
  return element === undefined ? undefined : read(element);
}

const is =
  (read: (element: Element) => boolean): Look<DocumentLocator> =>
  (locator) =>
    seen(one(locator, read) === true, one(locator, (element) => element.outerHTML.slice(0, 300)) ?? 'nothing');

const ofText =
  (read: (element: Element) => string | null): Look<DocumentLocator> =>
  (locator, wanted: Wanted) => {
    const text = one(locator, read);
    return seen(typeof text === 'string' && isText(text, wanted, false), text);
  };

const ON_LOCATOR: Readonly<Record<string, Look<DocumentLocator>>> = {
  toBeVisible: (locator, options?: { visible?: boolean }) => {
    const isShown = one(locator, (element) => !isHidden(element)) === true;
    return seen(isShown === (options?.visible ?? true), isShown ? 'visible' : 'not visible');
  },
  toBeHidden: (locator) => seen(one(locator, isHidden) !== false, 'visible'),
  toBeAttached: (locator, options?: { attached?: boolean }) =>
    seen((one(locator, () => true) === true) === (options?.attached ?? true), 'nothing'),
  toHaveText: lookAtTexts(false),
  toContainText: lookAtTexts(true),
  toHaveCount: (locator, wanted: number) => seen(locator.elements().length === wanted, locator.elements().length),
  toHaveAttribute: (locator, name: string, wanted?: Wanted) => {
    const value = one(locator, (element) => element.getAttribute(name));
    return seen(typeof value === 'string' && (wanted === undefined || isText(value, wanted, false)), value);
  },
  toHaveValue: ofText((element) => (element as HTMLInputElement).value),
  toHaveAccessibleName: ofText(nameOf),
  toHaveAccessibleDescription: ofText(descriptionOf),
  toBeFocused: is((element) => element.ownerDocument.activeElement === element),
  toBeDisabled: is(isDisabled),
  toBeEnabled: is((element) => !isDisabled(element)),
  toBeChecked: (locator, options?: { checked?: boolean }) => {
    const checked = one(locator, isChecked);
    return seen(checked === (options?.checked ?? true), checked);
  },
};

const ON_PAGE: Readonly<Record<string, Look<DocumentPage>>> = {
  toHaveURL: (page, wanted: Wanted | ((url: URL) => boolean)) => {
    const url = page.url();
    if (typeof wanted === 'function') return seen(wanted(new URL(url)), url);
    return seen(typeof wanted === 'string' ? new URL(wanted, ORIGIN).href === url : wanted.test(url), url);
  },
  toHaveTitle: (page, wanted: Wanted) =>
    seen(isText(page.window.document.title, wanted, false), page.window.document.title),
};

/** Expectations on a document. Each is checked again until it holds or times out. */
export function expectDocument(subject: DocumentLocator | DocumentPage, message?: string) {
  const looks = (subject instanceof DocumentPage ? ON_PAGE : ON_LOCATOR) as Readonly<
    Record<string, Look<typeof subject>>
  >;
  const matchers = (isNot: boolean) =>
    Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [
        name,
        async (...wanted: unknown[]) => {
          const { timeout = EXPECT_MS } = (wanted.at(-1) as Waiting | undefined) ?? {};
          let last: Seen = seen(false, 'nothing');
          const held = await until(() => {
            last = look(subject, ...(wanted as never[]));
            return last.pass !== isNot || undefined;
          }, timeout);
          if (held) return;
          const what = `${isNot ? 'not.' : ''}${name}(${wanted.map(inWords).join(', ')})`;
          throw new Error(`${message === undefined ? '' : `${message}: `}${subject} ${what}\nwas: ${last.was}`);
        },
      ]),
    );
  return { ...matchers(false), not: matchers(true) };
}

const inWords = (wanted: unknown): string => (wanted instanceof RegExp ? String(wanted) : JSON.stringify(wanted));
