import type { User } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { Screen } from '../../ui/screen.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { ContentNews } from './content-news.tsx';
import { HomeFooter } from './home-footer.tsx';
import { ProtocolSearch } from './protocol-search.tsx';
import { QuickActionGrid } from './quick-action-grid.tsx';
import { CalculatorButton, Shortcuts } from './shortcuts.tsx';

export function HomeScreen({ user }: { user: User }) {
  return (
    <Screen title={m.home_title()} quietTitle>
      <div className="flex flex-col gap-6">
        <ContentNews userId={user.id} />
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-[1fr_auto_auto]">
            <ProtocolSearch />
            <CalculatorButton />
            <Shortcuts />
          </div>
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr]">
            <QuickActionGrid />
            <CategoryGrid />
          </div>
        </div>
        <HomeFooter />
      </div>
    </Screen>
  );
}
