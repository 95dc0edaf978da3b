import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneBack, readSteps, stepAt, withAnswer } from './triage-steps.ts';

/** Every screen that the answers can lead to. */
function screensFrom(steps: string): Array<{ steps: string; screen: ReturnType<typeof stepAt>['screen'] }> {
  const { screen } = stepAt(steps);
  const next = screen.kind === 'question' ? screen.answers.map(({ id }) => withAnswer(steps, id)) : [];
  return [{ steps, screen }, ...next.flatMap(screensFrom)];
}

test('every question has words for each answer, and every end says why and what to do at once', () => {
  const screens = screensFrom('');
  assert.equal(screens.filter(({ screen }) => screen.kind === 'end').length, 7 + 14);
  for (const { steps, screen } of screens) {
    if (screen.kind === 'question') {
      const labels = screen.answers.map(({ label }) => label);
      assert.ok(
        labels.every((label, at) => label !== screen.answers[at]?.id),
        steps,
      );
      assert.equal(new Set(labels).size, labels.length, steps);
    } else {
      assert.ok(screen.why !== '' && screen.atOnce.length > 0, steps);
    }
  }
});

test('one back is the question before, for every screen', () => {
  for (const { steps } of screensFrom('').filter((one) => one.steps !== '')) {
    const { screen } = stepAt(oneBack(steps));
    assert.ok(screen.kind === 'question');
    assert.ok(screen.answers.some(({ id }) => withAnswer(oneBack(steps), id) === steps));
  }
});

test('the reason on the screen is that of the triage that is under way', () => {
  const why = (steps: string) => {
    const { screen } = stepAt(steps);
    return screen.kind === 'end' && `${screen.color}: ${screen.why}`;
  };
  assert.equal(why('start no yes over30'), 'red: More than 30 breaths in a minute.');
  assert.equal(why('jump-start no yes over45'), 'red: More than 45 breaths in a minute.');
  assert.equal(why('start no no no'), 'black: Does not breathe with the airway open.');
  assert.equal(why('jump-start no no no no'), 'black: Does not breathe with the airway open, and has no pulse.');
  assert.equal(why('jump-start no no no yes no'), 'black: Does not breathe after 5 rescue breaths.');
});

test('black names lightning first and then that it declares no death, and an opened airway is kept open', () => {
  const atOnce = (steps: string) => {
    const { screen } = stepAt(steps);
    return screen.kind === 'end' ? screen.atOnce : [];
  };
  for (const steps of ['start no no no', 'jump-start no no no no', 'jump-start no no no yes no']) {
    assert.deepEqual(atOnce(steps).slice(0, 2), [
      'Struck by lightning: not black. Bag-mask now; no pulse: CPR. These first.',
      'Black is a triage color. It does not declare a death.',
    ]);
  }
  for (const steps of ['start no no yes', 'jump-start no no yes', 'jump-start no no no yes yes']) {
    assert.equal(atOnce(steps)[0], 'Keep the airway open.');
  }
});

test('stored steps that lead nowhere start anew', () => {
  assert.equal(readSteps('start no yes'), 'start no yes');
  for (const text of ['salt', 'start perhaps', 'start yes yes', ' ']) assert.equal(readSteps(text), '', text);
});
