import type { Admin } from '@stellenvisite/contract/admins.schema';
import { optimisticUpdate } from '../../api/optimistic-update.ts';
import { $api } from '../../session/queries.ts';

const ADMINS = ['get', '/api/admin/admins'] as const;

type Admins = { items: Admin[]; total: number };
type ById = { params: { path: { id: string } } };

export const useAdmins = () => $api.useQuery('get', '/api/admin/admins');

export function useCreateAdmin() {
  return $api.useMutation('post', '/api/admin/admins', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ADMINS }),
  });
}

/** Optimistic: the row changes before the server answers. */
export function useChangeAdmin() {
  return $api.useMutation(
    'patch',
    '/api/admin/admins/{id}',
    optimisticUpdate<Admins, ById & { body: Partial<Pick<Admin, 'email' | 'firstName' | 'lastName'>> }>(
      ADMINS,
      (list, { params, body: { email, firstName, lastName } }) => ({
        ...list,
        items: list.items.map((admin) =>
          admin.id === params.path.id
            ? {
                ...admin,
                email: email ?? admin.email,
                firstName: firstName ?? admin.firstName,
                lastName: lastName ?? admin.lastName,
              }
            : admin,
        ),
      }),
    ),
  );
}

/** Optimistic: the row is removed before the server answers. */
export function useDeleteAdmin() {
  return $api.useMutation(
    'delete',
    '/api/admin/admins/{id}',
    optimisticUpdate<Admins, ById>(ADMINS, ({ items, total }, { params }) => ({
      items: items.filter(({ id }) => id !== params.path.id),
      total: total - 1,
    })),
  );
}
