import { m } from '../../../paraglide/messages.js';

export const devicesText = (count: number): string =>
  count === 1 ? m.desk_devices_one() : m.desk_devices_count({ count });
