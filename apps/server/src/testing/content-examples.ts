/** A valid call of a route: what its address, body and headers need beyond an id. */
export type Example = { url?: string; payload?: object; headers?: Record<string, string> };

export const NOBODY = '00000000-0000-4000-8000-000000000000';
export const token = { token: 'a-token-that-nobody-was-ever-given' };
export const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

const LETTER = {
  subject: 'Neues',
  preview: '',
  bodyHtml: '<p>Guten Tag</p>',
  segment: { language: 'de', frequency: null, audience: 'all' },
};

const ARTICLE_TEXT = {
  title: 'Titel',
  lead: 'Vorspann',
  summary: [],
  bodyHtml: '<p>Text</p>',
  sources: [],
  authorRole: '',
};

const ARTICLE = {
  slug: 'neuer-artikel',
  topic: 'roster',
  category: null,
  drawing: 'books',
  texts: { de: ARTICLE_TEXT, en: ARTICLE_TEXT },
  authorName: 'Redaktion',
  reviewedBy: null,
  jobSearch: '',
};

const ARTICLE_PICTURE = {
  alt: { de: 'Ein heller Flur', en: 'A bright corridor' },
  caption: { de: '', en: '' },
  isCover: false,
};

/** Lists valid calls of the routes of content: articles, ideas, testimonials and the newsletter. */
export const CONTENT_EXAMPLES: Record<string, Example> = {
  'POST /api/articles/:slug/ratings': { url: '/api/articles/keiner/ratings', payload: { isHelpful: true } },
  'GET /api/ideas/:number': { url: '/api/ideas/404' },
  'POST /api/ideas': { payload: { title: 'Eine gute Idee', text: '', area: 'other' } },
  'PUT /api/ideas/:number/vote': { url: '/api/ideas/404/vote', payload: { comments: true } },
  'DELETE /api/ideas/:number/vote': { url: '/api/ideas/404/vote' },
  'POST /api/ideas/:number/comments': { url: '/api/ideas/404/comments', payload: { text: 'Ja, bitte.' } },
  'PATCH /api/admin/ideas/:number': {
    url: '/api/admin/ideas/404',
    payload: { status: 'planned', reason: null, answer: null, expected: null, hiddenReason: null },
  },
  'POST /api/admin/ideas/:number/merge': { url: '/api/admin/ideas/404/merge', payload: { into: 405 } },
  'PATCH /api/admin/idea-comments/:id': { payload: { isHidden: true } },
  'PUT /api/testimonials/mine': {
    payload: {
      quote: 'Nach zwei Wochen hatte ich eine Zusage.',
      name: 'Jana M.',
      role: 'Pflege',
      city: 'Köln',
      consent: true,
    },
  },
  'POST /api/admin/testimonials/:id/decision': { payload: { decision: 'decline', reason: 'Doppelt.' } },
  'POST /api/admin/newsletter/letters': { payload: LETTER },
  'PATCH /api/admin/newsletter/letters/:id': { payload: LETTER },
  'POST /api/admin/newsletter/letters/:id/tests': { payload: { to: 'probe@praxis.example' } },
  'POST /api/admin/articles': { payload: ARTICLE },
  'PATCH /api/admin/articles/:id': { payload: ARTICLE },
  'POST /api/admin/articles/:id/publication': { payload: { publishedAt: null } },
  'POST /api/admin/articles/:id/pictures': { payload: { ...ARTICLE_PICTURE, fileId: NOBODY } },
  'PATCH /api/admin/article-pictures/:id': { payload: ARTICLE_PICTURE },
  'POST /api/newsletter/subscriptions': { payload: { email: 'a@b.example' } },
  'POST /api/newsletter/confirmations': { payload: token },
  'POST /api/newsletter/frequency-changes': { payload: token },
  'POST /api/newsletter/unsubscriptions': { payload: token },
  'POST /api/newsletter/unsubscribe/:token': { payload: ONE_CLICK },
};
