import type { WrittenAct } from '../../files/act/act.ts';
import type { Wording } from '../../files/act/table-words.ts';
import type { ActTables } from '../act-tables.ts';
import type { Note } from '../notes.ts';
import type { PlacedAct } from './placed-act.ts';

/** Notes a site or a device of the tables that belongs to routes which the act does not have. */
export function noteOtherWays({ act }: PlacedAct, written: WrittenAct, { words }: ActTables, note: Note): void {
  const has = new Set(act.routes.map(({ route }) => route));
  const noteOf = (said: Wording, table: 'sites' | 'devices'): void => {
    if (typeof said === 'string') return;
    for (const { key } of said.words) {
      const { routes } = words?.[table]?.[key] ?? {};
      if (routes === undefined || routes.some((route) => has.has(route))) continue;
      const field = table === 'sites' ? 'site' : 'device';
      note(
        ['acts', act.id, field],
        `"${key}" is for ${routes.join(', ')}, and the act is not given so: correct one of them.`,
      );
    }
  };
  const { site, device } = written;
  if (site !== undefined && site !== 'none') noteOf(site, 'sites');
  if (device !== undefined && device !== 'none') for (const { is } of device) noteOf(is, 'devices');
}
