import { ClipboardList, HeartPulse, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ActionButton } from './action-button.tsx';

interface StartPageProps {
  /** True if the edition has arrest rules. */
  hasPlan: boolean;
  onStart: (practice: boolean) => void;
}

/** The page before an arrest: start, practice, and the logs of earlier arrests. */
export function StartPage({ hasPlan, onStart }: StartPageProps) {
  return (
    <Screen title={m.arrest_title()}>
      <div className="mx-auto flex max-w-xl flex-col gap-4">
        <ActionButton
          large
          tone="shock"
          Icon={HeartPulse}
          label={m.arrest_start()}
          detail={m.arrest_start_detail()}
          onPress={() => onStart(false)}
        />
        {!hasPlan && (
          <p className="flex gap-2 font-semibold text-amber-ink">
            <TriangleAlert aria-hidden className="size-5 shrink-0" />
            {m.arrest_no_plan()}
          </p>
        )}
        <button type="button" className={buttonClass('secondary', 'main')} onClick={() => onStart(true)}>
          {m.arrest_practice()}
        </button>
        <p>{m.arrest_practice_text()}</p>
        <Link href="/code/log" className={buttonClass('secondary')}>
          <ClipboardList aria-hidden className="size-5" />
          {m.arrest_after_list()}
        </Link>
        <p>{m.arrest_stays()}</p>
      </div>
    </Screen>
  );
}
