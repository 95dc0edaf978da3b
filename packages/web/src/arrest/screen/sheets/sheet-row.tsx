import type { ReactNode } from 'react';
import { PLACE, usePlace } from '../presses/use-place.ts';

interface SheetRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Content at the end of the row: a figure, or a state in a word. */
  end?: ReactNode;
  dimmed?: boolean;
  /** For a row that expands below itself. */
  expanded?: boolean;
  pressed?: boolean;
  /** Id of an element next to the row that screen readers must read with it. */
  describedBy?: string;
  onPress: () => void;
}

/** A row of a list that can be pressed with a thumb. */
export function SheetRow({
  title,
  detail,
  end,
  dimmed = false,
  expanded,
  pressed,
  describedBy,
  onPress,
}: SheetRowProps) {
  const place = usePlace('', onPress);
  return (
    <button
      type="button"
      {...place}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      className={`flex min-h-16 shrink-0 items-center gap-2 rounded-lg border-2 px-3 py-1.5 text-start leading-tight ${PLACE} aria-pressed:border-accent aria-pressed:bg-accent-soft ${dimmed ? 'border-dashed border-line-soft bg-sunken' : 'border-line bg-surface'}`}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold">{title}</span>
        {detail !== undefined && <span className="block text-base">{detail}</span>}
      </span>
      {end !== undefined && <span className="text-end font-bold">{end}</span>}
    </button>
  );
}
