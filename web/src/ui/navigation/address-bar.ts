/** Leaves the application for an address. A method of an object: a test cannot watch the browser's `location`. */
export const addressBar = {
  open(address: string): void {
    window.location.assign(address);
  },
};
