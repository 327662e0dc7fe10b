/** The texts of what leads to a disqualification (docs/rules.md, «Eligibility»). */
export const banCauses = ['rules.bansNumbers', 'rules.bansAverages', 'rules.bansSabotage'] as const;
