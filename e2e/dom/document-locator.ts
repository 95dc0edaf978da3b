import { inWindow } from './app-script.ts';
import type { AppWindow } from './app-window.ts';
import type { DocumentPage } from './document-page.ts';
import { isHidden } from './hidden.ts';
import { clickOn, fillIn, type Option, pressIn, selectIn } from './presses.ts';
import {
  byAttribute,
  byLabel,
  byRole,
  bySelector,
  byText,
  isDisabled,
  type Query,
  type RoleOptions,
} from './queries.ts';
import { matches, normal, textOf, type Wanted } from './text.ts';
import { ACTION_MS, until } from './until.ts';

interface FilterOptions {
  readonly hasText?: Wanted;
  readonly hasNotText?: Wanted;
  readonly has?: DocumentLocator;
  readonly hasNot?: DocumentLocator;
  readonly visible?: boolean;
}

interface Waiting {
  readonly timeout?: number;
}

/**
 * Playwright's locator for a document. Each use looks up its elements again, and an action waits until its element is
 * ready.
 */
export class DocumentLocator {
  readonly #page: DocumentPage;
  readonly #find: (root: Element) => readonly Element[];
  readonly #words: string;

  constructor(page: DocumentPage, words: string, find: Query) {
    this.#page = page;
    this.#words = words;
    this.#find = find;
  }

  toString(): string {
    return this.#words;
  }

  page(): DocumentPage {
    return this.#page;
  }

  /** The elements that match now. */
  elements(): readonly Element[] {
    return this.#find(this.#page.root);
  }

  #below(words: string, query: Query): DocumentLocator {
    return new DocumentLocator(this.#page, `${this.#words}.${words}`, (root) =>
      inOrder(this.#find(root).flatMap(query)),
    );
  }

  #of(words: string, choose: (found: readonly Element[]) => readonly Element[]): DocumentLocator {
    return new DocumentLocator(this.#page, `${this.#words}.${words}`, (root) => choose(this.#find(root)));
  }

  getByRole(role: string, options?: RoleOptions): DocumentLocator {
    return this.#below(`getByRole(${role} ${String(options?.name ?? '')})`, byRole(role, options));
  }
  getByText(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return this.#below(`getByText(${text})`, byText(text, options));
  }
  getByLabel(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return this.#below(`getByLabel(${text})`, byLabel(text, options));
  }
  getByPlaceholder(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return this.#below(`getByPlaceholder(${text})`, byAttribute('placeholder', text, options));
  }
  locator(inner: string | DocumentLocator, options?: FilterOptions): DocumentLocator {
    const query = typeof inner === 'string' ? bySelector(inner) : inner.#find;
    const found = this.#below(`locator(${inner})`, query);
    return options === undefined ? found : found.filter(options);
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): DocumentLocator {
    return this.#of(`filter(${String(hasText ?? has ?? hasNotText ?? hasNot ?? visible)})`, (found) =>
      found
        .filter((element) => hasText === undefined || matchesIn(element, hasText))
        .filter((element) => hasNotText === undefined || !matchesIn(element, hasNotText))
        .filter((element) => has === undefined || has.#find(element).length > 0)
        .filter((element) => hasNot === undefined || hasNot.#find(element).length === 0)
        .filter((element) => visible === undefined || isHidden(element) !== visible),
    );
  }
  and(other: DocumentLocator): DocumentLocator {
    return this.#of(`and(${other})`, (found) => found.filter((element) => other.elements().includes(element)));
  }
  or(other: DocumentLocator): DocumentLocator {
    return new DocumentLocator(this.#page, `${this.#words}.or(${other})`, (root) =>
      inOrder([...this.#find(root), ...other.#find(root)]),
    );
  }
  first(): DocumentLocator {
    return this.#of('first()', (found) => found.slice(0, 1));
  }
  last(): DocumentLocator {
    return this.#of('last()', (found) => found.slice(-1));
  }
  nth(index: number): DocumentLocator {
    return this.#of(`nth(${index})`, (found) => {
      const one = found.at(index);
      return one === undefined ? [] : [one];
    });
  }
  describe(): DocumentLocator {
    return this;
  }

  async all(): Promise<DocumentLocator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }
  async count(): Promise<number> {
    return this.elements().length;
  }

  /**
   * The matching element, or undefined if there is none yet.
   * @throws when several match, as Playwright does
   */
  one(): Element | undefined {
    const found = this.elements();
    if (found.length > 1)
      throw new Error(`${this.#words} finds ${found.length} elements:\n${found.map(opening).join('\n')}`);
    return found[0];
  }

  /** Waits for the single element, and for any other required condition. */
  async ready(isReady: (element: Element) => boolean = () => true, timeout = ACTION_MS): Promise<Element> {
    let last: Element | undefined;
    const found = await until(() => {
      last = this.one();
      return last !== undefined && isReady(last) ? last : undefined;
    }, timeout);
    if (found !== undefined) return found;
    throw new Error(
      last === undefined ? `${this.#words} finds nothing.` : `${this.#words} cannot be used: ${opening(last)}`,
    );
  }

  #usable(timeout?: number): Promise<Element> {
    return this.ready((element) => !isHidden(element) && !isDisabled(element), timeout);
  }

  async click({
    timeout,
    force,
    clickCount = 1,
  }: Waiting & { force?: boolean; clickCount?: number } = {}): Promise<void> {
    const element = await (force ? this.ready(undefined, timeout) : this.#usable(timeout));
    for (let count = 0; count < clickCount; count += 1) await clickOn(this.#page, element);
  }
  async dblclick(): Promise<void> {
    await this.click({ clickCount: 2 });
  }
  async check(options?: Waiting): Promise<void> {
    await this.setChecked(true, options);
  }
  async uncheck(options?: Waiting): Promise<void> {
    await this.setChecked(false, options);
  }
  async setChecked(wanted: boolean, { timeout }: Waiting = {}): Promise<void> {
    const element = await this.#usable(timeout);
    if (isChecked(element) !== wanted) await clickOn(this.#page, element);
    if (isChecked(element) !== wanted) throw new Error(`${this.#words} did not take the press.`);
  }
  async fill(text: string, { timeout }: Waiting = {}): Promise<void> {
    fillIn(await this.#usable(timeout), text);
    await this.#page.settle();
  }
  async clear(options?: Waiting): Promise<void> {
    await this.fill('', options);
  }
  async press(key: string, { timeout }: Waiting = {}): Promise<void> {
    await this.focus({ ...(timeout !== undefined && { timeout }) });
    await pressIn(this.#page, key);
  }
  async pressSequentially(text: string, { timeout }: Waiting = {}): Promise<void> {
    await this.focus({ ...(timeout !== undefined && { timeout }) });
    await this.#page.keyboard.type(text);
  }
  async selectOption(wanted: string | Option): Promise<string[]> {
    const element = await this.#usable();
    const value = selectIn(element, wanted);
    await this.#page.settle();
    return [value];
  }
  async focus({ timeout }: Waiting = {}): Promise<void> {
    ((await this.ready(undefined, timeout)) as HTMLElement).focus();
    await this.#page.settle();
  }
  async blur(): Promise<void> {
    ((await this.ready()) as HTMLElement).blur();
    await this.#page.settle();
  }
  async hover(): Promise<void> {
    const element = await this.#usable();
    await this.#page.user.hover(element);
  }
  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    const element = await this.ready();
    const { Event } = this.#page.window;
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
    await this.#page.settle();
  }

  async waitFor({ state = 'visible', timeout = ACTION_MS }: Waiting & { state?: string } = {}): Promise<void> {
    const holds = () => {
      if (state === 'attached') return this.one() !== undefined;
      if (state === 'detached') return this.one() === undefined;
      const element = this.one();
      const isShown = element !== undefined && !isHidden(element);
      return state === 'hidden' ? !isShown : isShown;
    };
    if (!(await until(() => (holds() ? true : undefined), timeout)))
      throw new Error(`${this.#words} did not become ${state}.`);
  }

  async textContent(): Promise<string | null> {
    return (await this.ready()).textContent;
  }
  async innerText(): Promise<string> {
    return normal(textOf(await this.ready()));
  }
  async allTextContents(): Promise<string[]> {
    return this.elements().map((element) => element.textContent ?? '');
  }
  async allInnerTexts(): Promise<string[]> {
    return this.elements().map((element) => normal(textOf(element)));
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.ready()).getAttribute(name);
  }
  async inputValue(): Promise<string> {
    return ((await this.ready()) as HTMLInputElement).value;
  }
  async isVisible(): Promise<boolean> {
    const element = this.one();
    return element !== undefined && !isHidden(element);
  }
  async isChecked(): Promise<boolean> {
    return isChecked(await this.ready());
  }
  async isEnabled(): Promise<boolean> {
    return !isDisabled(await this.ready());
  }

  async evaluate<Result, Argument>(
    work: (element: Element, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return await inPage(this.#page.window, work)(await this.ready(), argument as Argument);
  }
  async evaluateAll<Result, Argument>(
    work: (elements: Element[], argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return await inPage(this.#page.window, work)([...this.elements()], argument as Argument);
  }
}

/** Moves a test's function into the window of the page, where its names are looked up first. */
export function inPage<Work>(window: AppWindow, work: Work): Work {
  const held: { work?: Work } = {};
  Object.defineProperty(window, '__work', { value: held, configurable: true });
  inWindow(`__work.work = (${String(work)});`)(window);
  return held.work as Work;
}

export const isChecked = (element: Element): boolean =>
  'checked' in element && typeof element.checked === 'boolean'
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';

const matchesIn = (element: Element, wanted: Wanted): boolean =>
  matches(typeof wanted === 'string' ? textOf(element) : normal(textOf(element)), wanted);

/** The beginning of an element's HTML, for failure messages. */
const opening = (element: Element): string => (element.cloneNode(false) as Element).outerHTML.slice(0, 200);

function inOrder(found: readonly Element[]): readonly Element[] {
  const all = [...new Set(found)];
  return all.sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
}
