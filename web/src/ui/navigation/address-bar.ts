/** Leaves the pages that are open. An object's method: a browser's `location` cannot be watched in a test. */
export const addressBar = {
  open(address: string): void {
    window.location.assign(address);
  },
};
