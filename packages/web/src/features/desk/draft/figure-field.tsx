import type { Draft } from '@first60/contract';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** After this many wrong entries for the same figure, the draft is returned to its authors. */
const TRIES = 3;

interface FigureFieldProps {
  figure: Draft['entries'][number];
  text: string;
  onText: (text: string) => void;
  misses: number;
  differs: boolean;
}

/** One figure to enter: its location, its description, the works to consult, and an empty box. */
export function FigureField({ figure, text, onText, misses, differs }: FigureFieldProps) {
  const { at, subject, label, sources } = figure;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line-soft p-3">
      <h3 className="font-bold wrap-anywhere">{subject}</h3>
      <TextField
        name={at}
        label={label}
        value={text}
        onValue={onText}
        hint={m.desk_entry_hint()}
        error={differs ? differsText(TRIES - misses) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="figure max-w-md text-lg"
      />
      <div className="text-sm text-ink-2">
        <p className="font-semibold">{m.desk_entry_sources()}</p>
        <ul className="list-disc ps-5">
          {sources.map((source) => (
            <li key={source} className="wrap-anywhere">
              {source}
            </li>
          ))}
        </ul>
        {sources.length === 0 && <p>{m.desk_entry_no_source()}</p>}
      </div>
    </li>
  );
}

/** Other people may also have mistyped the same figure, so the wording is "at most". */
const differsText = (left: number): string =>
  left <= 1 ? m.desk_entry_differs_last() : m.desk_entry_differs({ left });
