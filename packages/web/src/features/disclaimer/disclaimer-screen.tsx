import { DISCLAIMER_VERSION } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { useSessionText } from '../../session/session-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { BrandBar } from '../../ui/brand-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { RequirementBoxes } from './requirement-boxes.tsx';
import { isComplete, setTicked } from './requirements.ts';
import { Terms } from './terms.tsx';

/**
 * On a tall screen only the terms scroll, and the buttons stay within reach of the thumb. On a short screen the whole
 * page scrolls. Scroll areas are therefore never nested.
 */
export function DisclaimerScreen() {
  const [ticked, setTickedText] = useSessionText(`disclaimer.${DISCLAIMER_VERSION}`);
  const complete = isComplete(ticked);
  return (
    <div className="flex min-h-dvh flex-col">
      <BrandBar className="max-w-3xl" />
      <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Screen title={m.disclaimer_title()}>
          <section
            aria-label={m.disclaimer_terms()}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keyboard
            tabIndex={0}
            className="rounded-lg border border-line bg-surface p-4 [@media(min-height:46rem)]:min-h-48 [@media(min-height:46rem)]:flex-1 [@media(min-height:46rem)]:basis-0 [@media(min-height:46rem)]:overflow-y-auto"
          >
            <Terms />
          </section>
          <div className="mt-3 flex flex-col gap-3">
            <RequirementBoxes
              ticked={ticked}
              onTick={(requirement, checked) => setTickedText(setTicked(ticked, requirement, checked))}
            />
            <Alert tone={complete ? 'ok' : 'amber'}>{complete ? m.disclaimer_ready() : m.disclaimer_warning()}</Alert>
            <DecisionButtons complete={complete} onAccepted={() => setTickedText('')} />
          </div>
        </Screen>
      </main>
    </div>
  );
}
