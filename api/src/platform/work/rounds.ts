/** The caller of a turn. */
export interface Asker {
  /** Turns rotate among the workspaces, and in each among its users. */
  workspace: string;
  user: string;
}

/** A queue that rotates among workspaces, in each among its users, and for each user in order of arrival. */
export class Rounds<T extends Asker> {
  readonly #workspaces = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(one: T): void {
    const users = this.#workspaces.get(one.workspace) ?? new Map<string, T[]>();
    this.#workspaces.set(one.workspace, users);
    users.set(one.user, [...(users.get(one.user) ?? []), one]);
    this.#size += 1;
  }

  /** Removes an element; returns false if it no longer waits. */
  remove(one: T): boolean {
    const users = this.#workspaces.get(one.workspace);
    const own = users?.get(one.user);
    if (!users || !own?.includes(one)) return false;
    this.#keep(
      users,
      one,
      own.filter((other) => other !== one),
    );
    return true;
  }

  /** Takes the next element whose user may have a turn, and moves its workspace and its user behind the others. */
  take(mayRun: (user: string) => boolean): T | undefined {
    for (const [workspace, users] of this.#workspaces)
      for (const [user, [next, ...rest]] of users) {
        if (!next || !mayRun(user)) continue;
        users.delete(user);
        this.#workspaces.delete(workspace);
        this.#workspaces.set(workspace, users);
        this.#keep(users, next, rest);
        return next;
      }
    return undefined;
  }

  #keep(users: Map<string, T[]>, { workspace, user }: T, rest: T[]): void {
    if (rest.length > 0) users.set(user, rest);
    else users.delete(user);
    if (users.size === 0) this.#workspaces.delete(workspace);
    this.#size -= 1;
  }
}
