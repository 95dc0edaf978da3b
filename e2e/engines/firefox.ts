import puppeteer from 'puppeteer-core';
import { type Engine, MARK, markNamed, PATIENCE_MS, until, WALK_MS } from './engine.ts';
import { need } from './needs.ts';

/** Debian's Firefox through WebDriver BiDi. */
export async function startFirefox(profile: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: need('firefox'),
    headless: true,
    protocolTimeout: WALK_MS,
    userDataDir: profile,
    // Firefox treats the start of a foreign profile as a crash if its driver ended it.
    extraPrefsFirefox: { 'browser.sessionstore.resume_from_crash': false, 'app.update.disabledForTesting': true },
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
  const marked = async (name: string, kind: 'field' | 'pressable') => {
    await until(() => page.evaluate(markNamed, { name, kind, mark: MARK }), name);
    return page.locator(`[${MARK}]`);
  };
  return {
    open: async (url) => {
      await page.goto(url);
    },
    type: async (label, text) => {
      await (await marked(label, 'field')).fill(text);
    },
    press: async (name) => {
      await (await marked(name, 'pressable')).click();
    },
    run: (work, input) => page.evaluate(`(${String(work)})(${JSON.stringify(input)})`) as Promise<never>,
    close: () => browser.close(),
  };
}
