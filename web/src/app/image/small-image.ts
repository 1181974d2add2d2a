/** The small size of an image that this server shows, at most 320 pixels a side: enough for what stands in a row or a menu. */
export function smallImage(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}size=small`;
}
