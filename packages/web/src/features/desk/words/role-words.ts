import type { ContentRole } from '@first60/contract';
import { m } from '../../../paraglide/messages.js';

const WORDS: Record<ContentRole, () => string> = {
  editor: m.desk_role_editor,
  reviewer: m.desk_role_reviewer,
  director: m.desk_role_director,
};

export const roleWord = (role: ContentRole): string => WORDS[role]();
export const rolesText = (roles: readonly ContentRole[]): string => roles.map(roleWord).join(', ');
