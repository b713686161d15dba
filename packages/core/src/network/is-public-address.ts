import ipaddr from 'ipaddr.js';

/** Whether anybody on the internet may reach it: no private, local, reserved or translated address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
