import { AccessCard } from './access-card.tsx';
import { FeatureCards, Tagline } from './marketing-panel.tsx';
import { SignedOutFrame } from './signed-out-frame.tsx';

/** On a phone the card comes before the feature cards: signing in needs no scrolling. */
export function AuthScreen() {
  return (
    <SignedOutFrame>
      <div className="my-auto grid w-full gap-x-12 gap-y-5 lg:grid-cols-[1fr_28rem] lg:grid-rows-[1fr_auto_auto_1fr]">
        <div className="lg:row-start-2">
          <Tagline />
        </div>
        <div className="mx-auto w-full max-w-xl lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
          <AccessCard />
        </div>
        <div className="lg:row-start-3">
          <FeatureCards />
        </div>
      </div>
    </SignedOutFrame>
  );
}
