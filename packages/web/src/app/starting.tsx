import { BrandBar } from '../ui/brand-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Shown until the user is known and the code is loaded: the brand that index.html has painted, and a spinner. A file of its
 * own, because the bundler makes more files of sign-in when it is part of app.tsx.
 */
export function Starting() {
  return (
    <>
      <BrandBar className="max-w-6xl" />
      <main>
        <Spinner />
      </main>
    </>
  );
}
