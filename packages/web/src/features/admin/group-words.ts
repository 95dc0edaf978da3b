import { m } from '../../paraglide/messages.js';
import type { UserGroup } from './user-group.ts';

export const GROUP_WORDS: Record<UserGroup, () => string> = {
  all: m.admin_tab_all,
  active: m.admin_tab_active,
  inactive: m.admin_tab_inactive,
  admins: m.admin_tab_admins,
};
