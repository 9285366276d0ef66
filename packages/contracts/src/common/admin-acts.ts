import { z } from 'zod';

/** An act of an admin, as every service with such acts reports it. */
export interface AdminAct {
  /** Its place among all acts of all services: the moment, the act, and what it was done to. */
  readonly key: string;
  readonly at: string;
  /** The admin's id. */
  readonly by: string;
  /** The event that it left. */
  readonly act: string;
  /** What it was done to: company, user, review … */
  readonly kind: string;
  readonly id: string;
  readonly reason: string | null;
}

export const listAdminActs = z.object({
  /** A key: only what was done before it. */
  before: z.string().max(300).optional(),
  limit: z.int().min(1).max(100),
});
export type ListAdminActs = z.infer<typeof listAdminActs>;

export interface AdminActsCalls {
  /** Admins only. The newest first. */
  adminActs(body: ListAdminActs): Promise<readonly AdminAct[]>;
}
