import { defineSlice } from '../define-slice.ts';
import { messageTemplatesRoutes } from './message-templates.routes.ts';

export const messageTemplatesSlice = defineSlice({ name: 'message-templates', routes: messageTemplatesRoutes });
