/** Leaves the public pages. In a module of its own: a browser's `location` cannot be watched in a test. */
export function openAddress(address: string): void {
  window.location.assign(address);
}
