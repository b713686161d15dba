import { randomUUID } from 'node:crypto';
import { ARTICLES_PER_PAGE, type ArticleState } from '@stellenvisite/contract/content/articles';
import { type Article, articleTextSchema } from '@stellenvisite/contract/content/articles.schema';
import type {
  ManagedArticle,
  ManagedArticleQuery,
  ManagedArticles,
  PublishArticle,
  WriteArticle,
} from '@stellenvisite/contract/content/managed-articles.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { isUniqueViolation } from '@stellenvisite/db/postgres-error';
import { articles } from '@stellenvisite/db/schema/content/articles';
import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { renewPages } from '../../platform/settings/renew-pages.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { toArticle } from './get-article.ts';
import type { ArticleRow } from './list-article-entries.ts';

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
  const create = async (tx: Tx) => {
    const [row] = await tx
      .insert(articles)
      .values({ id: randomUUID(), ...toColumns(input), createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    await recordAct(ctx, tx, 'article.created', row);
    return toManaged(ctx, row);
  };
  return ctx.db.transaction(create).catch(refuseTakenSlug);
}

/** A published article keeps its address: others link to it. */
export async function changeArticle(
  ctx: Context,
  { id, ...input }: WriteArticle & { id: string },
): Promise<ManagedArticle> {
  await requirePermission(ctx, 'article.manage');
  const change = async (tx: Tx) => {
    const before = await requireArticle(tx, id);
    if (before.publishedAt && before.slug !== input.slug) throw new DomainError('article.slug_fixed');
    if (before.publishedAt) requireWhole(input);
    const [row] = await tx
      .update(articles)
      .set({ ...toColumns(input), updatedAt: ctx.now() })
      .where(eq(articles.id, id))
      .returning();
    if (!row) throw new DomainError('article.not_found');
    await recordAct(ctx, tx, 'article.changed', row, before);
    if (row.publishedAt) await renewPages(tx);
    return toManaged(ctx, row);
  };
  return ctx.db.transaction(change).catch(refuseTakenSlug);
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

/** Returns the article as readers will see it, drafts too. */
export async function previewArticle(ctx: Context, { id }: { id: string }): Promise<Article> {
  await requirePermission(ctx, 'article.manage');
  return toArticle(ctx, await requireArticle(ctx.db, id));
}

async function requireArticle(db: Db | Tx, id: string): Promise<ArticleRow> {
  const [row] = isId(id) ? await db.select().from(articles).where(eq(articles.id, id)) : [];
  if (!row) throw new DomainError('article.not_found');
  return row;
}

/** Refuses a slug that another article has; the unique index decides, also for two who write at once. */
function refuseTakenSlug(error: unknown): never {
  throw isUniqueViolation(error) ? new DomainError('article.slug_taken') : error;
}

/** Requires complete texts in both languages, as readers see both. */
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
