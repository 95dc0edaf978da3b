import { BrandBar } from '../ui/brand-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Shown until the user is known and the code is loaded: the brand that index.html has painted, and a spinner. It has
 * its own file because the bundler would split sign-in into more files if it were part of app.tsx.
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
