import { FavoriteDoses } from './favorite-doses.tsx';
import { HomeFooter } from './home-footer.tsx';

/** What stands below the ways into the protocols: it comes when they can be used. */
export function HomeBelow() {
  return (
    <>
      <FavoriteDoses />
      <HomeFooter />
    </>
  );
}
