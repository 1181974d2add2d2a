/** A role as people read it: *Portfolio admin*. */
export function roleText(roleName: string): string {
  return roleName === 'PortfolioAdmin' ? 'Portfolio admin' : roleName;
}
