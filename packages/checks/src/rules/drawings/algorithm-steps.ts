import type { Algorithm } from '@first60/edition';
import { pointer, type Rule, stops } from '../../rule.ts';

/** A drawn algorithm can be followed: one start, every step reachable, every exit connected, every decision a question. */
export const algorithmSteps: Rule = {
  name: 'algorithm-steps',
  find: ({ algorithms }) =>
    Object.entries(algorithms).flatMap(([key, graph]) => {
      const at = (...path: readonly (string | number)[]) => pointer('algorithms', key, 'steps', ...path);
      return [
        ...startsOf(graph).map((sentence) => stops(at(), sentence)),
        ...graph.steps.flatMap((_, index) => faultsOf(graph, index).map((sentence) => stops(at(index), sentence))),
      ];
    }),
};

function startsOf({ title, steps }: Algorithm): string[] {
  const starts = steps.flatMap(({ kind }, index) => (kind === 'start' ? [index] : []));
  return starts.join() === '0'
    ? []
    : [
        `The algorithm of ${title} needs one start, as its first step: it has ${starts.length || 'none'}${starts.length > 0 ? `, at step ${starts.map((index) => index + 1).join(', ')}` : ''}.`,
      ];
}

function faultsOf(graph: Algorithm, index: number): string[] {
  const step = graph.steps[index];
  if (step === undefined) return [];
  const { id, kind, lines, exits } = step;
  const ids = graph.steps.map((each) => each.id);
  const where = `The algorithm of ${graph.title}, step ${index + 1} ("${lines[0].text}"),`;
  const labels = exits.map(({ label }) => label ?? '');
  const faults: ReadonlyArray<readonly [isFault: boolean, sentence: string]> = [
    [ids.indexOf(id) !== index, 'has the id of an earlier step: give it one of its own.'],
    [!reachedFrom(graph).has(id), 'is reached from no other step: lead to it or take it out.'],
    [exits.some(({ to }) => to === id), 'leads to itself: lead to another step.'],
    [exits.some(({ to }) => !ids.includes(to)), 'leads to a step that is not there: correct where it leads.'],
    [kind === 'end' && exits.length > 0, 'is an end and leads on: take its exits out or make it an action.'],
    [(kind === 'start' || kind === 'action') && exits.length !== 1, `has ${exits.length} exits: give it one.`],
    [kind === 'decision' && !lines[0].text.endsWith('?'), 'is a decision and asks nothing: end it with "?".'],
    [
      kind === 'decision' && (exits.length < 2 || labels.includes('') || new Set(labels).size < labels.length),
      'is a decision and needs two or more answers, each with other words.',
    ],
  ];
  return faults.filter(([isFault]) => isFault).map(([, sentence]) => `${where} ${sentence}`);
}

/** The steps that can be reached from the first one. */
function reachedFrom({ steps }: Algorithm): ReadonlySet<string> {
  const seen = new Set<string>();
  const ahead = [steps[0]?.id];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const of = id;
    ahead.push(...(steps.find((step) => step.id === of)?.exits ?? []).map(({ to }) => to));
  }
  return seen;
}
