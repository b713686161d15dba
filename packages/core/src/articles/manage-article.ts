import { randomUUID } from 'node:crypto';
import { ARTICLES_PER_PAGE, type ArticleState } from '@stellenvisite/contract/articles';
import { type Article, articleTextSchema } from '@stellenvisite/contract/articles.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { LANGUAGES } from '@stellenvisite/contract/languages';
import type {
  ManagedArticle,
  ManagedArticleQuery,
  ManagedArticles,
  PublishArticle,
  WriteArticle,
} from '@stellenvisite/contract/managed-articles.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { articles } from '@stellenvisite/db/schema/articles';
import { and, asc, desc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { renewPages } from '../settings/renew-pages.ts';
import type { ArticleRow } from './article-view.ts';
import { toArticle } from './get-article.ts';

const PAGE = ARTICLES_PER_PAGE * 4;

export async function listManagedArticles(
  ctx: Context,
  { state, q, page }: ManagedArticleQuery,
): Promise<ManagedArticles> {
  await requirePermission(ctx, 'article.manage');
  const found = and(
    state && isInState(ctx, state),
    q ? sql`${articles.texts}::text ilike ${toLikePattern(q)}` : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(found)
    .orderBy(desc(articles.updatedAt), asc(articles.slug))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const authors = await ctx.db
    .selectDistinct({ name: articles.authorName })
    .from(articles)
    .orderBy(asc(articles.authorName));
  return {
    items: rows.map((row) => {
      const { texts, ...rest } = toManaged(ctx, row);
      return {
        ...rest,
        title: texts.de.title || texts.en.title,
        isTranslated: LANGUAGES.every((of) => isWhole(texts[of])),
      };
    }),
    total: await ctx.db.$count(articles, found),
    page,
    pageSize: PAGE,
    authors: authors.map(({ name }) => name),
  };
}

export async function getManagedArticle(ctx: Context, { id }: { id: string }): Promise<ManagedArticle> {
  await requirePermission(ctx, 'article.manage');
  return toManaged(ctx, await requireArticle(ctx.db, id));
}

export async function createArticle(ctx: Context, input: WriteArticle): Promise<ManagedArticle> {
  await requirePermission(ctx, 'article.manage');
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await requireFreeSlug(tx, input.slug, null);
    const [row] = await tx
      .insert(articles)
      .values({ id: randomUUID(), ...toColumns(input), createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    await recordAct(ctx, tx, 'article.created', row);
    return toManaged(ctx, row);
  });
}

/** A published article keeps its address: others link to it. */
export async function changeArticle(
  ctx: Context,
  { id, ...input }: WriteArticle & { id: string },
): Promise<ManagedArticle> {
  await requirePermission(ctx, 'article.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await requireArticle(tx, id);
    if (before.publishedAt && before.slug !== input.slug) throw new DomainError('article.slug_fixed');
    if (before.publishedAt) requireWhole(input);
    await requireFreeSlug(tx, input.slug, id);
    const [row] = await tx
      .update(articles)
      .set({ ...toColumns(input), updatedAt: ctx.now() })
      .where(eq(articles.id, id))
      .returning();
    if (!row) throw new DomainError('article.not_found');
    await recordAct(ctx, tx, 'article.changed', row, before);
    if (row.publishedAt) await renewPages(tx);
    return toManaged(ctx, row);
  });
}

/** Publishes at a moment, now or to come, in both languages; or takes it back to a draft. */
export async function publishArticle(
  ctx: Context,
  { id, publishedAt }: PublishArticle & { id: string },
): Promise<ManagedArticle> {
  await requirePermission(ctx, 'article.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await requireArticle(tx, id);
    if (publishedAt) requireWhole(before);
    const [row] = await tx
      .update(articles)
      .set({ publishedAt: publishedAt ? new Date(publishedAt) : null, updatedAt: ctx.now() })
      .where(eq(articles.id, id))
      .returning();
    if (!row) throw new DomainError('article.not_found');
    await recordAct(ctx, tx, publishedAt ? 'article.published' : 'article.withdrawn', row, before);
    await renewPages(tx);
    return toManaged(ctx, row);
  });
}

export async function deleteArticle(ctx: Context, { id }: { id: string }): Promise<void> {
  await requirePermission(ctx, 'article.manage');
  await ctx.db.transaction(async (tx) => {
    const before = await requireArticle(tx, id);
    const [row] = await tx
      .delete(articles)
      .where(and(eq(articles.id, id), isNull(articles.publishedAt)))
      .returning({ id: articles.id });
    if (!row) throw new DomainError('article.published');
    await recordAct(ctx, tx, 'article.deleted', before, before);
  });
}

/** The article as readers will see it, drafts too. */
export async function previewArticle(ctx: Context, { id }: { id: string }): Promise<Article> {
  await requirePermission(ctx, 'article.manage');
  return toArticle(ctx, await requireArticle(ctx.db, id));
}

async function requireArticle(db: Db | Tx, id: string): Promise<ArticleRow> {
  const [row] = isId(id) ? await db.select().from(articles).where(eq(articles.id, id)) : [];
  if (!row) throw new DomainError('article.not_found');
  return row;
}

async function requireFreeSlug(tx: Tx, slug: string, id: string | null): Promise<void> {
  const [other] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), id ? ne(articles.id, id) : undefined));
  if (other) throw new DomainError('article.slug_taken');
}

/** What readers see is complete in both languages. */
function requireWhole({ texts }: Pick<WriteArticle, 'texts'>): void {
  if (!LANGUAGES.every((of) => isWhole(texts[of]))) throw new DomainError('article.incomplete');
}

const isWhole = (text: WriteArticle['texts']['de']): boolean =>
  articleTextSchema.safeParse(text).success && text.bodyHtml !== '';

function toColumns({ texts, ...input }: WriteArticle) {
  const clean = (text: WriteArticle['texts']['de']) => ({ ...text, bodyHtml: sanitizeHtml(text.bodyHtml) });
  return { ...input, texts: { de: clean(texts.de), en: clean(texts.en) } };
}

const stateOf = (ctx: Context, { publishedAt }: ArticleRow): ArticleState =>
  publishedAt === null ? 'draft' : publishedAt > ctx.now() ? 'scheduled' : 'published';

function isInState(ctx: Context, state: ArticleState): SQL | undefined {
  if (state === 'draft') return isNull(articles.publishedAt);
  return state === 'scheduled' ? gt(articles.publishedAt, ctx.now()) : lte(articles.publishedAt, ctx.now());
}

function toManaged(ctx: Context, row: ArticleRow): ManagedArticle {
  const { createdAt: _created, publishedAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    state: stateOf(ctx, row),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

type ArticleAct = 'article.created' | 'article.changed' | 'article.published' | 'article.withdrawn' | 'article.deleted';

async function recordAct(
  ctx: Context,
  tx: Tx,
  action: ArticleAct,
  row: ArticleRow,
  before?: ArticleRow,
): Promise<void> {
  const values = ({ slug, publishedAt, texts }: ArticleRow) => ({
    slug,
    title: texts.de.title,
    publishedAt: publishedAt?.toISOString() ?? null,
  });
  await recordAdminAct(ctx, tx, {
    action,
    subject: { kind: 'article', id: row.id, label: row.texts.de.title },
    ...(before && { before: values(before) }),
    ...(action !== 'article.deleted' && { after: values(row) }),
  });
}
