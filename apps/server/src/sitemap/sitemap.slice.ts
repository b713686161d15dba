import { defineSlice } from '../define-slice.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

export const sitemapSlice = defineSlice({ name: 'sitemap', routes: sitemapRoutes, reads: 'replica' });
