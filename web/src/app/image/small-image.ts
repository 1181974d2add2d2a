/** Returns the address of an image's small size, at most 320 pixels a side: enough for an image in a row or a menu. */
export function smallImage(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}size=small`;
}
