import { holdEdition } from '../fixtures/hold-edition.ts';
import { openSignedIn } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401)] } });

/**
 * The turns in which React reaches the cards, and some turns around them, so that the edition arrives once in each of
 * its pauses.
 */
const TURNS = { first: 4, last: 11 } as const;

test('whenever the edition arrives while the protocols wait for it, they open without an error', async ({
  context,
  page,
}) => {
  await openSignedIn(page, '/favorites');
  for (let turn = TURNS.first; turn <= TURNS.last; turn += 1) {
    const opened = await context.newPage();
    const release = await holdEdition(opened);
    await opened.exposeFunction('pauseReached', release);
    // React requests its next turn by posting null. This turn's message waits until the edition has arrived.
    await opened.addInitScript((held) => {
      const { postMessage } = MessagePort.prototype;
      let turns = 0;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (message === null) turns += 1;
        if (message !== null || turns !== held) return Reflect.apply(postMessage, this, [message]);
        Reflect.get(window, 'pauseReached')();
        setTimeout(() => Reflect.apply(postMessage, this, [message]), 200);
      };
    }, turn);
    await opened.goto('/protocols?search=nitrostat');
    // A turn that is never reached must not block the page.
    const rest = setTimeout(release, 700);
    await expect(opened.getByRole('main').getByRole('article').first()).toBeVisible();
    clearTimeout(rest);
    await opened.close();
  }
});
