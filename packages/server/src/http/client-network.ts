import { isIPv6 } from 'node:net';

/**
 * The part of an address that counts as one client. A home or a phone has 2^64 IPv6 addresses, so only the network part
 * is used, which is the first four groups. An IPv4 address in IPv6 form is treated as the IPv4 address. Some proxies
 * also forward the port. It is removed, because otherwise each connection would count as a separate client.
 */
export function clientNetwork(forwarded: string): string {
  const ip = withoutPort(forwarded);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::');
  const groups = groupsOf(head);
  if (tail !== undefined) groups.push(...Array<string>(8 - groups.length - groupsOf(tail).length).fill('0'));
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** A dotted ending stands for two groups. It is never among the first four, so its value does not matter. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

const withoutPort = (address: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(address) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address))?.[1] ?? address;
