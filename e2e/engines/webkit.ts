import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { freePort } from '../fixtures/free-port.ts';
import { type Engine, MARK, markNamed, PATIENCE_MS, until, WALK_MS } from './engine.ts';
import { miniBrowser, need } from './needs.ts';

/** Debian's WebKitGTK: its MiniBrowser on a virtual screen, through its own driver. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(need('Xvfb'), ['-displayfd', '1', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${String((await once(screen.stdout, 'data'))[0]).trim()}`;
  const port = await freePort();
  const driver = spawn(need('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // In a container, root has neither the sandbox nor a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'the WebKit driver',
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await browser.manage().setTimeouts({ script: WALK_MS, pageLoad: PATIENCE_MS });

  const run: Engine['run'] = async (work, input) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${String(work)})(${JSON.stringify(input)})).then(
        (answer) => done({ answer }), (error) => done({ error: String(error) }));`;
    const { answer, error } = await browser.executeAsyncScript<{ answer: never; error?: string }>(script);
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  const marked = async (name: string, kind: 'field' | 'pressable') => {
    await until(() => run(markNamed, { name, kind, mark: MARK }), name);
    return browser.findElement(By.css(`[${MARK}]`));
  };
  return {
    open: (address) => browser.get(address),
    type: async (label, text) => {
      const field = await marked(label, 'field');
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (name) => (await marked(name, 'pressable')).click(),
    run,
    close: async () => {
      await browser.quit().catch(() => undefined);
      await Promise.all([end(driver), end(screen)]);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
