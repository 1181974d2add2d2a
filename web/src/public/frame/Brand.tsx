/** Mark and name. */
export function Brand() {
  return (
    <a className="brand" href="#/signin" aria-label="Roofline, sign in">
      <img src="/favicon.svg" width="26" height="26" alt="" />
      Roofline
    </a>
  );
}
