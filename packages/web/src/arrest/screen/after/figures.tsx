import type { ArrestSummary } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { timeText } from '../../time-text.ts';
import { after } from './hand-over-text.ts';

interface FiguresProps {
  summary: ArrestSummary;
  /** The plan's longest pause in seconds. Absent without a plan. */
  limit: number | undefined;
}

/** The times of an arrest and the intervals between them. All come from taps. */
export function Figures({ summary, limit }: FiguresProps) {
  const { began, until, firstCompression, firstShock, firstEpinephrine, epinephrine, compressions, away } = summary;
  const gaps = epinephrine.flatMap(({ sinceLast }) => (sinceLast === undefined ? [] : [timeText(sinceLast)]));
  const pauses = summary.pauses.filter(({ long }) => long);
  const rows: ReadonlyArray<readonly [name: string, value: string]> = [
    ...(began < 0 ? ([[m.arrest_after_figure_began(), timeText(-began)]] as const) : []),
    [
      firstCompression?.pressed === false
        ? m.arrest_after_figure_compression_taken()
        : m.arrest_after_figure_compression(),
      timeOf(firstCompression?.t),
    ],
    [m.arrest_after_figure_shock(), timeOf(firstShock)],
    [m.arrest_after_figure_epinephrine(), timeOf(firstEpinephrine)],
    ...(gaps.length > 0 ? ([[m.arrest_after_figure_gaps(), gaps.join(', ')]] as const) : []),
    ...(limit === undefined ? [] : ([[m.arrest_after_figure_pauses({ limit }), pausesText(pauses)]] as const)),
    ...(summary.missedChecks.length > 0
      ? ([[m.arrest_after_figure_missed(), summary.missedChecks.map(after).join(', ')]] as const)
      : []),
    ...(compressions.fraction === undefined
      ? []
      : ([[m.arrest_after_figure_fraction(), percentText(compressions.fraction)]] as const)),
    [m.arrest_after_figure_rosc(), summary.rosc.map(after).join(', ') || m.arrest_after_figure_none()],
    [m.arrest_after_figure_end(), after(until)],
  ];
  return (
    <>
      <dl className="flex flex-col gap-y-1 print:gap-y-0">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 border-b border-line-soft py-1">
            <dt className="min-w-[min(12rem,100%)] flex-1">{name}</dt>
            <dd className="figure ms-auto max-w-full text-end font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {away > 0 && <p className="mt-2 font-semibold">{m.arrest_after_away({ time: timeText(away) })}</p>}
    </>
  );
}

const timeOf = (t: number | undefined): string => (t === undefined ? m.arrest_after_figure_none() : after(t));

const pausesText = (pauses: ArrestSummary['pauses']): string =>
  pauses.map(({ from, length }) => m.arrest_after_pause({ time: after(from), length: timeText(length) })).join(', ') ||
  m.arrest_after_figure_pauses_none();

const percentText = (fraction: number): string =>
  m.arrest_after_figure_percent({ percent: Math.round(fraction * 100) });
