import { AccessCard } from './access-card.tsx';
import { FeatureCards, Tagline } from './marketing-panel.tsx';
import { SignedOutFrame } from './signed-out-frame.tsx';
import '../../forms/heard-fields.ts';

export const AuthScreen = () => (
  <SignedOutFrame>
    <AuthContent />
  </SignedOutFrame>
);

/**
 * On a phone the card comes before the feature cards, so signing in needs no scrolling. The card is aligned to the top
 * instead of being centered, so that its tabs stay under the pointer when its height changes.
 */
export function AuthContent() {
  return (
    <div className="grid w-full gap-x-12 gap-y-5 sm:mt-[6dvh] lg:mt-[12dvh] lg:grid-cols-[1fr_28rem] lg:grid-rows-[auto_1fr]">
      <Tagline />
      <div className="mx-auto w-full max-w-xl lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <AccessCard />
      </div>
      <FeatureCards />
    </div>
  );
}
