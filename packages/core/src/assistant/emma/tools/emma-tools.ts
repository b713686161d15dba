import type { EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { Tool } from 'ai';
import type { Turn } from '../turn.ts';
import { askBackTool } from './ask-back.tool.ts';
import { compareJobsTool } from './compare-jobs.tool.ts';
import { createAlertTool } from './create-alert.tool.ts';
import { employerInfoTool } from './employer-info.tool.ts';
import { explainMatchTool } from './explain-match.tool.ts';
import { getJobTool } from './get-job.tool.ts';
import { handOverTool } from './hand-over.tool.ts';
import { helpArticleTool } from './help-article.tool.ts';
import { myAlertsTool } from './my-alerts.tool.ts';
import { myApplicationsTool } from './my-applications.tool.ts';
import { myProfileTool } from './my-profile.tool.ts';
import { salaryBandTool } from './salary-band.tool.ts';
import { saveJobTool } from './save-job.tool.ts';
import { savedJobsTool } from './saved-jobs.tool.ts';
import { searchJobsTool } from './search-jobs.tool.ts';
import { startApplicationTool } from './start-application.tool.ts';

/** Creates the tools, the same for every model; each runs a use case with the rights of who asks. */
export function createEmmaTools(turn: Turn) {
  return {
    searchJobs: searchJobsTool(turn),
    getJob: getJobTool(turn),
    compareJobs: compareJobsTool(turn),
    explainMatch: explainMatchTool(turn),
    salaryBand: salaryBandTool(turn),
    savedJobs: savedJobsTool(turn),
    saveJob: saveJobTool(turn),
    myApplications: myApplicationsTool(turn),
    myAlerts: myAlertsTool(turn),
    myProfile: myProfileTool(turn),
    startApplication: startApplicationTool(turn),
    createAlert: createAlertTool(turn),
    employerInfo: employerInfoTool(turn),
    helpArticle: helpArticleTool(turn),
    handOver: handOverTool(turn),
    askBack: askBackTool(turn),
    // biome-ignore lint/suspicious/noExplicitAny: the tools differ in what they take and give.
  } satisfies Record<EmmaTool, Tool<any, any>>;
}
