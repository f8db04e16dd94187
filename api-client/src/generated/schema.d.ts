// Made from backend/openapi.json by `npm run generate`.

export interface paths {
    readonly "/api/super/jobs/failed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Super: failed */
        readonly get: operations["FailedJobs_failed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/super/jobs/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Super: retry */
        readonly post: operations["FailedJobs_retry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/super/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read platform health
         * @description What runs behind all barns. Mails that failed are counted from midnight UTC.
         */
        readonly get: operations["PlatformHealth_health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/farmDefaults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read farm defaults */
        readonly get: operations["Farms_defaults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/getFarmPrefs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Farms: preferences */
        readonly get: operations["Farms_preferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/updateFarmPreferencesClient": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change preference
         * @description One setting at a time, as soon as it was changed.
         */
        readonly post: operations["Farms_change"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/farmList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List farms
         * @description Barns that are open, by name. What stands in a barn's own tables is asked of each barn that is shown.
         */
        readonly get: operations["Super_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/super/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read farm editor
         * @description Everything about one barn that the super user sets; nothing about its people.
         */
        readonly get: operations["Super_editor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open farm
         * @description Everything a barn starts with, and an invitation for its first administrator.
         */
        readonly post: operations["Super_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set farm activation
         * @description F13
         */
        readonly post: operations["Super_activation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/updateFarmPreferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change preference
         * @description B04
         */
        readonly post: operations["Super_setting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/super/enterFarm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find active login
         * @description A token with which the super user sees an active barn for an hour, and can change nothing. The barn's history says so.
         */
        readonly post: operations["EnterFarm_enter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/createEqoStripeCustomer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request payment customer
         * @description Answers at once; a job calls the provider, then the id is among the barn's settings.
         */
        readonly post: operations["PaymentCustomer_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/public/public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Public listing
         * @description What strangers may read: name, location, and whether the barn’s families book lessons themselves.
         */
        readonly get: operations["PublicListing_listing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/getStripePlanDescription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read subscription
         * @description The plan of the barn, and what it costs.
         */
        readonly get: operations["Subscription_plan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/createSubscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Note declined subscription
         * @description Subscribes the barn with a card; a subscription that is there already is the answer, too.
         */
        readonly post: operations["Subscription_subscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/farms/createSubscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Note subscription
         * @description The barn's status is Live from now on.
         */
        readonly post: operations["Subscription_note"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/stripePortal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read subscription
         * @description Where the barn changes its card, reads its invoices and ends its subscription.
         */
        readonly post: operations["Subscription_portal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/family_sign_ins/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List family sign ins
         * @description Who of a family signs in besides its account holder, the account of the family that asks unless an administrator names one.
         */
        readonly get: operations["FamilySignIns_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/family_sign_ins/invite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite to family
         * @description An address that signs in already, wherever, is refused in the same words.
         */
        readonly post: operations["FamilySignIns_invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/family_sign_ins/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite to family again
         * @description Another link for somebody of a family who has not chosen a password yet.
         */
        readonly post: operations["FamilySignIns_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/family_sign_ins/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change family part
         * @description What is left out stays. A guardian decides about her own mails.
         */
        readonly post: operations["FamilySignIns_change"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/family_sign_ins/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove from family
         * @description Ends the sessions of somebody of a family at once. Who is gone already is no failure.
         */
        readonly post: operations["FamilySignIns_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find active login
         * @description An unknown address takes as long as a wrong password and gets the same answer.
         */
        readonly post: operations["SignIn_signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/passwords/forgot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Request reset link */
        readonly post: operations["Passwords_forgot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/passwords/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use password link
         * @description Finds the barn by the link, and hashes before the barn is locked.
         */
        readonly post: operations["Passwords_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/passwords/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use password link
         * @description Finds the barn by the link, and hashes before the barn is locked.
         */
        readonly post: operations["Passwords_reset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/permissions/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List permissions
         * @description Restrictions last.
         */
        readonly get: operations["Permissions_listed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/permissions/getPermissionCodes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List permissions
         * @description Restrictions last.
         */
        readonly get: operations["Permissions_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/role_permissions/getPermissionsforRole": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List role permissions
         * @description Administrators ask about any role of the barn, others about their own.
         */
        readonly get: operations["Permissions_ofRole"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/getUserPermissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List held permissions
         * @description Administrators hold every grant and no restriction, the super user nothing.
         */
        readonly get: operations["Permissions_mine"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/createAdminAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite administrator
         * @description The only way to make an administrator.
         */
        readonly post: operations["Administrators_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/checkUserVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Vusers: version
         * @description Asked by screens that have been open for an hour.
         */
        readonly get: operations["Version_version"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/roles/seeAs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read role to see
         * @description A token with which an administrator sees what the role opens, and can change nothing.
         */
        readonly post: operations["Viewing_seeAs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/userAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read user account
         * @description What an administrator sees of a person's login, and what one could be made of.
         */
        readonly get: operations["Vusers_account"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/addClientUserAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite to sign in
         * @description A login without a password, and a link to choose one, mailed after the commit.
         */
        readonly post: operations["Vusers_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/resendInvitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resend invitation
         * @description A new link for somebody who has not chosen a password yet; using one link spends the others.
         */
        readonly post: operations["Vusers_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/removerUserAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove login
         * @description Ends its sessions at once; nobody can remove their own.
         */
        readonly post: operations["Vusers_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/vusers/updateUserRole": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change login role
         * @description Null takes the role away.
         */
        readonly post: operations["Vusers_role"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/roles/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List roles */
        readonly get: operations["Roles_roles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/roles/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Roles: create */
        readonly post: operations["Roles_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/roles/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Roles: update */
        readonly post: operations["Roles_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/role_permissions/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List role links
         * @description What every role of the barn holds.
         */
        readonly get: operations["Roles_links"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/role_permissions/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set role permissions
         * @description A permission that the role holds already is no refusal, and leaves no trace.
         */
        readonly post: operations["Roles_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/role_permissions/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set role permissions
         * @description No event for permissions that the role holds, or lacks, already.
         */
        readonly post: operations["Roles_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/options/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read options
         * @description All pick lists as JSON, active entries only, reduced to what the caller may choose: families see their own riders.
         */
        readonly get: operations["Setup_options"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sections/getDefaultSection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get default section
         * @description The section that new events begin with: the barn's choice while it is active, else none.
         */
        readonly get: operations["Setup_defaultSection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/colors/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List colours */
        readonly get: operations["Setup_colours"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/setup/firstSteps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List first steps
         * @description What the barn has of what it needs for a first lesson. Which steps were left out is the setting first_steps.
         */
        readonly get: operations["Setup_firstSteps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/setup/program_types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Setup: create
         * @description A barn’s own, though the platform adds it.
         */
        readonly post: operations["ProgramTypes_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_horses/sectionHorsesArray": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List section horses
         * @description All that are assigned, active or not.
         */
        readonly get: operations["SectionHorses_assigned"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_horses/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Section horses: assign */
        readonly post: operations["SectionHorses_assign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_horses/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Section horses: take */
        readonly post: operations["SectionHorses_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_horses/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read section pick list
         * @description What a new event of the section offers.
         */
        readonly get: operations["SectionHorses_offered"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_students/sectionStudentsArray": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List section students
         * @description All that are assigned, active or not.
         */
        readonly get: operations["SectionStudents_assigned"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_students/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Section students: assign */
        readonly post: operations["SectionStudents_assign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_students/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Section students: take */
        readonly post: operations["SectionStudents_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/section_students/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read section pick list
         * @description What a new event of the section offers.
         */
        readonly get: operations["SectionStudents_offered"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sections/sectionList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read setup list */
        readonly get: operations["Sections_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sections/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sections: create */
        readonly post: operations["Sections_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sections/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sections: update */
        readonly post: operations["Sections_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sections/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sections: update activation status */
        readonly post: operations["Sections_updateActivationStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Sections: list */
        readonly get: operations["RestSections_list"];
        readonly put?: never;
        /** Sections: create */
        readonly post: operations["RestSections_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/sections/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestSections_one"];
        /** Sections: edit */
        readonly put: operations["RestSections_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/programs/programList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read setup list */
        readonly get: operations["Programs_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/programs/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Programs: create */
        readonly post: operations["Programs_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/programs/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Programs: update */
        readonly post: operations["Programs_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/programs/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Programs: update activation status */
        readonly post: operations["Programs_updateActivationStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/programs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Programs: list */
        readonly get: operations["RestPrograms_list"];
        readonly put?: never;
        /** Programs: create */
        readonly post: operations["RestPrograms_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/programs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestPrograms_one"];
        /** Programs: edit */
        readonly put: operations["RestPrograms_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/locations/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read setup list */
        readonly get: operations["Locations_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/locations/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Locations: create */
        readonly post: operations["Locations_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/locations/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Locations: update */
        readonly post: operations["Locations_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/locations/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Locations: update activation status */
        readonly post: operations["Locations_updateActivationStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Locations: list */
        readonly get: operations["RestLocations_list"];
        readonly put?: never;
        /** Locations: create */
        readonly post: operations["RestLocations_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/locations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestLocations_one"];
        /** Locations: edit */
        readonly put: operations["RestLocations_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tacks/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read setup list */
        readonly get: operations["Tacks_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tacks/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tacks: create */
        readonly post: operations["Tacks_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tacks/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tacks: update */
        readonly post: operations["Tacks_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tacks/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tacks: update activation status */
        readonly post: operations["Tacks_updateActivationStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/tacks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tacks: list */
        readonly get: operations["RestTacks_list"];
        readonly put?: never;
        /** Tacks: create */
        readonly post: operations["RestTacks_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/tacks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestTacks_one"];
        /** Tacks: edit */
        readonly put: operations["RestTacks_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tasks/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read setup list */
        readonly get: operations["Tasks_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tasks/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tasks: create */
        readonly post: operations["Tasks_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tasks/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tasks: update */
        readonly post: operations["Tasks_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tasks/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tasks: update activation status */
        readonly post: operations["Tasks_updateActivationStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tasks: list */
        readonly get: operations["RestTasks_list"];
        readonly put?: never;
        /** Tasks: create */
        readonly post: operations["RestTasks_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestTasks_one"];
        /** Tasks: edit */
        readonly put: operations["RestTasks_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/previewActivation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview activation
         * @description What would follow, for a screen to say first.
         */
        readonly get: operations["Activation_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/previewActivations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview activations
         * @description The same of many; a question, whose ids are too many for an address.
         */
        readonly post: operations["Activation_previewMany"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/updateActivations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set people activation
         * @description All or none.
         */
        readonly post: operations["Activation_updateMany"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/updateIsActiveAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set person activation
         * @description Answers with the list as it is then.
         */
        readonly post: operations["Activation_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List lookalikes
         * @description For administrators, before somebody is added: nothing is refused for it.
         */
        readonly get: operations["AddPeople_duplicates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/createBillingPerson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hire
         * @description Instructors and other staff, whom lessons can name.
         */
        readonly post: operations["AddPeople_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/addNewDependant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add member
         * @description Families add to their own account.
         */
        readonly post: operations["AddPeople_addMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/editName": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit contact
         * @description Families edit their own people.
         */
        readonly post: operations["EditPeople_name"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/createNewContact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit contact
         * @description What is left out stays as it is. Staff edit themselves, families their own people.
         */
        readonly post: operations["EditPeople_contact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/student": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read student */
        readonly get: operations["EditPeople_student"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit rider
         * @description The wire's notes are the table's general notes.
         */
        readonly post: operations["EditPeople_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/getStudentHorses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List student horses
         * @description Horses that a student's family may name, ordered by name; the family hears of those that it could name now.
         */
        readonly get: operations["HorseAccess_allowed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/updateStudentHorse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Allow horses
         * @description The horses that the family may name when it adds a lesson.
         */
        readonly post: operations["HorseAccess_allow"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/getInstructorStudents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List linked students
         * @description Ordered by name; staff may ask only about themselves.
         */
        readonly get: operations["LinkedStudents_linked"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/updateInstructorStudent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Link students
         * @description Has an effect only in barns that restrict clients to staff.
         */
        readonly post: operations["LinkedStudents_link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/previewMerge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview merge
         * @description What joins an account when another is merged into it, and who is on both.
         */
        readonly get: operations["MergeAccounts_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/mergeAccounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Merge accounts
         * @description Cannot be taken back: nothing remembers who was on which account but the log.
         */
        readonly post: operations["MergeAccounts_merge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/previewRiderMerge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview rider merge
         * @description What comes along when a rider's second record is merged into the first, or why it cannot be.
         */
        readonly get: operations["MergeRiders_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/mergeRiders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Merge riders
         * @description Cannot be taken back: whose lesson was whose stands in the log alone.
         */
        readonly post: operations["MergeRiders_merge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List accounts
         * @description Ordered by name; undefined means both.
         */
        readonly get: operations["People_accounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/studentClient": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List students */
        readonly get: operations["People_riders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/getUserClients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read user clients
         * @description Families see only their own.
         */
        readonly get: operations["People_clients"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List students */
        readonly get: operations["People_students"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/students": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Students: students */
        readonly get: operations["RestPeople_students"];
        readonly put?: never;
        /**
         * Add member
         * @description On an account that there is, or on one of their own.
         */
        readonly post: operations["RestPeople_addStudent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Accounts: accounts */
        readonly get: operations["RestPeople_accounts"];
        readonly put?: never;
        /** Open account */
        readonly post: operations["RestPeople_addAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/students/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set person activation
         * @description One person, by whatever names them. An account holder takes all members along, but not where they are meant as staff: who leaves the staff leaves the riders of the own account as they are.
         */
        readonly put: operations["RestPeople_student"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set person activation
         * @description Takes all members along.
         */
        readonly put: operations["RestPeople_account"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Staff: list */
        readonly get: operations["RestStaff_list"];
        readonly put?: never;
        /**
         * Hire
         * @description Instructors and other staff, whom lessons can name.
         */
        readonly post: operations["RestStaff_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/staff/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get staff */
        readonly get: operations["RestStaff_one"];
        /**
         * Save staff
         * @description A row of the staff list: who it is, what is noted of them, and whether they work here.
         */
        readonly put: operations["RestStaff_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/stafflist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List staff
         * @description Ordered by name.
         */
        readonly get: operations["Staff_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List staff options
         * @description A pick list; families are offered the active ones only.
         */
        readonly get: operations["Staff_options"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/staffPerson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read staff person
         * @description Staff may ask about themselves only; nobody learns whether there is somebody else.
         */
        readonly get: operations["Staff_person"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit staff
         * @description Staff may edit themselves.
         */
        readonly post: operations["Staff_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/updateColor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit staff
         * @description Staff may edit themselves.
         */
        readonly post: operations["Staff_colour"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/groups/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List staff groups
         * @description Staff are grouped by role; ordered by name.
         */
        readonly get: operations["StaffGroups_groups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/staff_groups/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List staff of group
         * @description Active staff whose login has the role.
         */
        readonly get: operations["StaffGroups_staff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/getStudentSectionsBook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List allowed sections */
        readonly get: operations["SectionAccess_mayBook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/updateStudentSectionBook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Xrefs: allow booking */
        readonly post: operations["SectionAccess_allowBooking"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/getStudentSectionsAdd": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List allowed sections */
        readonly get: operations["SectionAccess_mayAdd"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/xrefs/updateStudentSectionAdd": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Xrefs: allow adding */
        readonly post: operations["SectionAccess_allowAdding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/getStudentAddSections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List add sections
         * @description What the family may add lessons of: active sections, those of the student's list where the barn restricts it.
         */
        readonly get: operations["SectionAccess_toAdd"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/uploadFile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Get horse file */
        readonly post: operations["HorseFiles_upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/deleteFile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove horse file
         * @description For good: the nightly sweep finds the content without its row and removes it.
         */
        readonly post: operations["HorseFiles_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List horse files */
        readonly get: operations["HorseFiles_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/fileUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get horse file */
        readonly get: operations["HorseFiles_url"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/file/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Horse file content
         * @description Images are shown inline, everything else is a download, and nothing is ever interpreted as a page.
         */
        readonly get: operations["HorseFiles_content"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/getHorsesAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List horses
         * @description Ordered by name.
         */
        readonly get: operations["Horses_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create horse
         * @description The horse is active; its name is trimmed and not empty.
         */
        readonly post: operations["Horses_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/horse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get horse
         * @description For a family only where the barn shows horses.
         */
        readonly get: operations["Horses_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit horse
         * @description Changes only the details given; no event if nothing changes.
         */
        readonly post: operations["Horses_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set horse activation
         * @description Past lessons keep an inactive horse; pick lists do not offer it.
         */
        readonly post: operations["Horses_activation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/horses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Horses: list */
        readonly get: operations["RestHorses_list"];
        readonly put?: never;
        /**
         * Create horse
         * @description The horse is active; its name is trimmed and not empty.
         */
        readonly post: operations["RestHorses_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/horses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestHorses_one"];
        /**
         * Edit horse
         * @description Changes only the details given; no event if nothing changes.
         */
        readonly put: operations["RestHorses_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get work limits */
        readonly get: operations["WorkLimits_limits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/updateLimits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit horse
         * @description Changes only the details given; no event if nothing changes.
         */
        readonly post: operations["WorkLimits_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/previewBulkNote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview bulk note
         * @description To how many people a note would go, for a screen to say first.
         */
        readonly get: operations["BulkNotes_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/bulkNotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List bulk notes
         * @description The latest, with what became of their mails.
         */
        readonly get: operations["BulkNotes_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/createBulkNote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write bulk note
         * @description One public note for each active account holder with an address, all or none; their mails follow from the log.
         */
        readonly post: operations["BulkNotes_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/createSupportEmail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask support
         * @description A message to the support of the product; the mail follows from the log.
         */
        readonly post: operations["BulkNotes_support"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/getHorsePageNotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notes
         * @description The pinned first, then the latest.
         */
        readonly get: operations["HorseNotes_page"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List lesson notes
         * @description Of one lesson, oldest first.
         */
        readonly get: operations["HorseNotes_ofLesson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add note
         * @description Writes a note and answers with its id.
         */
        readonly post: operations["HorseNotes_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete note
         * @description The text is gone for good.
         */
        readonly post: operations["HorseNotes_delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/updatePublic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change note
         * @description No event if nothing changes.
         */
        readonly post: operations["HorseNotes_updatePublic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_horses/updatePin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change note
         * @description No event if nothing changes.
         */
        readonly post: operations["HorseNotes_updatePin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/staffNotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notes
         * @description The pinned first, then the latest.
         */
        readonly get: operations["PersonNotes_staff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/clientNotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notes
         * @description The pinned first, then the latest.
         */
        readonly get: operations["PersonNotes_clients"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List lesson notes
         * @description Of one lesson, oldest first.
         */
        readonly get: operations["PersonNotes_ofLesson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/createNoteFromLesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add note
         * @description Writes a note and answers with its id.
         */
        readonly post: operations["PersonNotes_createAtLesson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/createNoteFromClientPage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add note
         * @description Writes a note and answers with its id.
         */
        readonly post: operations["PersonNotes_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete note
         * @description The text is gone for good.
         */
        readonly post: operations["PersonNotes_delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/updatePublic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change note
         * @description No event if nothing changes.
         */
        readonly post: operations["PersonNotes_updatePublic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/notes_clients/updatePin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change note
         * @description No event if nothing changes.
         */
        readonly post: operations["PersonNotes_updatePin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enrol in series */
        readonly post: operations["LessonPeople_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/addStudentToLesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enrol student */
        readonly post: operations["LessonPeople_book"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove student */
        readonly post: operations["LessonPeople_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/previewCancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview cancellation
         * @description Asks the same decision as the command.
         */
        readonly get: operations["Cancelling_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/cancelStudent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel student
         * @description Takes a rider out of one lesson: the place is free again, and what follows is as the preview says.
         */
        readonly post: operations["Cancelling_cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/updateHorseInStudentLesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Assign horse */
        readonly post: operations["LessonDay_horse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/updateAttendance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mark attendance */
        readonly post: operations["LessonDay_attendance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/markPaid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark paid
         * @description Paid by hand, without a payment; answers with the ids of the enrolments concerned.
         */
        readonly post: operations["LessonDay_paid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/markLessonCompleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Complete lesson */
        readonly post: operations["LessonDay_completed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/previewCancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Preview lesson cancellation */
        readonly get: operations["LessonPreview_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/previewDelete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview deletion
         * @description A question; its ids may be too many for an address.
         */
        readonly post: operations["LessonPreview_previewDelete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_people/getStudentMakeupsForBooking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List makeups for booking
         * @description Ordered by expiry; a family sees its own members' only.
         */
        readonly get: operations["Makeups_forBooking"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/publicBook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Book publicly
         * @description Whoever came as a stranger has signed in by now: only a family has somebody who could ride.
         */
        readonly post: operations["PublicBook_book"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/policies/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List policies
         * @description The barn's own policies, and the built-in one as its settings say it.
         */
        readonly get: operations["Policies_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/policies/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write policy
         * @description One policy for each of: the barn, a program, a section, a series. What was cancelled before keeps what it came to.
         */
        readonly post: operations["Policies_save"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/policies/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End policy
         * @description The next less particular policy holds from now on.
         */
        readonly post: operations["Policies_end"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/policies/tryOut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try policy
         * @description For an imagined lesson; nothing is kept.
         */
        readonly post: operations["Policies_tryOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/policies/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show changed by policy
         * @description What of the last thirty days' cancellations would have come to something else; nothing is changed.
         */
        readonly post: operations["Policies_changes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/public/policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read public policies
         * @description For anybody: what cancelling comes to, and of which lessons.
         */
        readonly get: operations["PublicPolicy_policy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/lessonSchedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Students: schedule */
        readonly get: operations["ClientLessons_schedule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/lessonHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Students: history */
        readonly get: operations["ClientLessons_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/lesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List waiting
         * @description The list of one lesson as staff see it, the first first. Who is not theirs to know has no name.
         */
        readonly get: operations["WaitingList_lesson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/own": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show own waiting
         * @description What a family's riders wait for, places that are offered first.
         */
        readonly get: operations["WaitingList_own"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join waiting list
         * @description A family for its own riders, staff for anybody, where the barn keeps waiting lists. Twice is once.
         */
        readonly post: operations["WaitingList_join"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Leave waiting list
         * @description Who was offered a place declines it by this.
         */
        readonly post: operations["WaitingList_leave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take offer
         * @description A family takes the place that is held, which is a booking by all its rules. Who has it already keeps it.
         */
        readonly post: operations["WaitingList_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiting_list/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Order waiting list
         * @description Staff put one who waits at another place of the list; 1 is the first.
         */
        readonly post: operations["WaitingList_order"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/getAllItemsForPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List payment items
         * @description Of an invoice, or of a payment; for one that paid an invoice, the invoice's.
         */
        readonly get: operations["AccountItems_ofPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/everything": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List every item
         * @description Everything the barn has sold, the latest first.
         */
        readonly get: operations["AccountItems_everything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List credits
         * @description Unused credits, the oldest first, by member.
         */
        readonly get: operations["AccountItems_credits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Quote cart
         * @description Cart totals are asked for, so that the screen and the purchase cannot differ.
         */
        readonly post: operations["AccountItems_quote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/assignToStudents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Assign packages
         * @description One package for each student, on one unpaid invoice for each account; all of it or nothing.
         */
        readonly post: operations["AccountItems_assign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit package
         * @description Dates, count and price; what it covers is reckoned anew. The payment stays as it is.
         */
        readonly post: operations["AccountItems_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete package
         * @description Its places are covered by something else, or wait.
         */
        readonly post: operations["AccountItems_delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/financial": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read financial
         * @description An account's money and invoices, the latest first, with totals of all of them. Invoices are no money.
         */
        readonly get: operations["Financial_financial"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/previewInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview invoice payment
         * @description What money would do to the open invoices of an account. personId: the holder or a member.
         */
        readonly post: operations["InvoicePayments_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/payInvoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay invoices
         * @description Money by hand over one or several invoices of an account, whole or in part; what is left over is a credit.
         */
        readonly post: operations["InvoicePayments_pay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/previewDelete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview payment deletion
         * @description What goes with a payment by hand that is deleted, and what is open again then.
         */
        readonly get: operations["InvoicePayments_previewDelete"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/studentPurchases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List student purchases
         * @description One page and the total; lessons are counted for the page only.
         */
        readonly get: operations["Items_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/studentPurchase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get student purchase
         * @description Includes covered lessons that were moved out of the package's dates.
         */
        readonly get: operations["Items_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/owed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read owed
         * @description What an account has not paid: invoices, and lessons until today that no package covers. personId: the holder or a member.
         */
        readonly get: operations["Items_owed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/items/createMultiple": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Purchase packages
         * @description Without the card provider. The result is the whole reply, because it is stored under the idempotency key.
         */
        readonly post: operations["Items_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/students/getStudentLessonsInPackage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get student purchase
         * @description What a package has paid for, by where it lies against the package's dates.
         */
        readonly get: operations["PackageLessons_lessons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/paper": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read paper
         * @description An invoice, a receipt or a credit note, for the barn and the family whose it is.
         */
        readonly get: operations["Papers_paper"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/sendInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send invoice
         * @description Asks for the mail that brings an invoice or a receipt as a PDF; it goes out after the commit.
         */
        readonly post: operations["Papers_send"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record payment
         * @description Money received outside the card provider.
         */
        readonly post: operations["Payments_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/deleteManualPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete payment
         * @description A manual payment that never was, with all that was received as one with it.
         */
        readonly post: operations["Payments_delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/approveRefund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve refund
         * @description What came by card goes back to the card by a job afterwards; other money is recorded as given back.
         */
        readonly post: operations["Payments_approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/declineRefund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decline refund
         * @description Nothing is given back; the reason is the note of the refund.
         */
        readonly post: operations["Payments_decline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/changeDueDate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change due date
         * @description Of an unpaid invoice, which answers as it is then.
         */
        readonly post: operations["Payments_due"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/product_programs/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List product programs
         * @description Which programs packages pay for, by the programs' names.
         */
        readonly get: operations["ProductPrograms_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/product_programs/getProgramsforProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List product programs
         * @description Which programs packages pay for, by the programs' names.
         */
        readonly get: operations["ProductPrograms_ofProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/product_programs/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Assign program
         * @description A program that the package has already is no refusal, and leaves no trace.
         */
        readonly post: operations["ProductPrograms_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/product_programs/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take program
         * @description By the link that a list shows; what it linked.
         */
        readonly post: operations["ProductPrograms_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products */
        readonly get: operations["Products_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/getProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get product */
        readonly get: operations["Products_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/product_options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List product options */
        readonly get: operations["Products_options"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/getSectionProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get section product
         * @description What a lesson of the section costs by itself; null where it has no package.
         */
        readonly get: operations["Products_ofSection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add product
         * @description On sale at once; families see it only with purchaseOnline.
         */
        readonly post: operations["Products_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Edit product
         * @description Packages already bought keep their price, count and dates.
         */
        readonly post: operations["Products_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/products/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set product activation */
        readonly post: operations["Products_activation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products: list */
        readonly get: operations["RestProducts_list"];
        readonly put?: never;
        /**
         * Add product
         * @description On sale at once; families see it only with purchaseOnline.
         */
        readonly post: operations["RestProducts_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rest/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read list row */
        readonly get: operations["RestProducts_one"];
        /**
         * Edit product
         * @description Packages already bought keep their price, count and dates.
         */
        readonly put: operations["RestProducts_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/getPublicStripeKey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Payments: key */
        readonly get: operations["CardAccount_key"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/getFarmAccountId": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read card account
         * @description The barn's account with the provider; empty without one.
         */
        readonly get: operations["CardAccount_account"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/getConnectUrl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Payments: address
         * @description Where the administrator says yes to the provider; the answer comes back to /admin/url.
         */
        readonly get: operations["CardAccount_address"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/addAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Connect card account
         * @description Families' card payments arrive there from now on.
         */
        readonly post: operations["CardAccount_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/createPaymentIntentAndCustomer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Payments: start
         * @description For a cart or an invoice; the amount is computed here. The same wish again is the same payment.
         */
        readonly post: operations["CardPayments_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/confirmPaymentIntent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Payments: confirm
         * @description With a saved card. The bank's no is refused in its own words.
         */
        readonly post: operations["CardPayments_confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/createPaymentFromStripe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read purchase
         * @description Records what the provider has received, once, with the packages or the invoice it was for.
         */
        readonly post: operations["CardPayments_paid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/chargeSavedCard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read purchase
         * @description The whole way with the card that the account keeps.
         */
        readonly post: operations["CardPayments_charge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/checkIfClientHasAPaymentMethodOnFile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Payments: on file */
        readonly get: operations["CardPayments_onFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/updatePaymentMethod": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Payments: keep */
        readonly post: operations["CardPayments_keep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/askToConfirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Payments: ask
         * @description The bank wants the owner of a saved card, who is not there: the family gets a mail with a link.
         */
        readonly post: operations["Confirmations_ask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List confirmations
         * @description What an account was asked to confirm in the last two weeks and has not paid.
         */
        readonly get: operations["Confirmations_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read confirmation
         * @description A family's own, with what its browser needs to confirm it.
         */
        readonly get: operations["Confirmations_toPay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/endConfirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Payments: end
         * @description The family does not pay it, or the barn does not want it any more.
         */
        readonly post: operations["Confirmations_end"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List payment issues
         * @description What an administrator has to do about money, of all accounts: first what has a term, then the newest.
         */
        readonly get: operations["PaymentIssues_issues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payments/closeStrandedPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close stranded payment
         * @description An administrator has seen at the provider what became of a payment by card that was open when the account was taken away.
         */
        readonly post: operations["PaymentIssues_close"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/webhooks/stripe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Barns of account
         * @description The barns whose card payments arrive in an account of the provider's.
         */
        readonly post: operations["Webhooks_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List feeds */
        readonly get: operations["Feeds_feeds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make feed
         * @description A new address for the same thing ends the one before.
         */
        readonly post: operations["Feeds_make"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revoke feed
         * @description Its address is worthless from now on. Administrators may revoke everybody's.
         */
        readonly post: operations["Feeds_revoke"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ical/{address}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find feed
         * @description Lessons as iCalendar, for whoever has the address. A guessed, revoked or ended one is not found, all alike.
         */
        readonly get: operations["Ical_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/previewBulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List cancellation mails
         * @description The mails that cancelling these lessons in this order leads to; people without an address are counted and named, too.
         */
        readonly post: operations["Bulk_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/bulkCancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start bulk
         * @description Cancels or deletes many lessons: the first slice at once, all others after it as jobs. Answers with the run's id.
         */
        readonly post: operations["Bulk_cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/deleteAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start bulk
         * @description Cancels or deletes many lessons: the first slice at once, all others after it as jobs. Answers with the run's id.
         */
        readonly post: operations["Bulk_deleteAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/undoBulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revert bulk
         * @description Takes a whole run back, ten minutes long. Its lessons take place again; riders and packages follow by policies.
         */
        readonly post: operations["Bulk_undo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/bulkRun": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read bulk run
         * @description How far a run is, from its own log; and what became of its mails, from their ledger.
         */
        readonly get: operations["Bulk_progress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List horse choices
         * @description Every active horse for a lesson, those free and rested first. A busy one is offered, too.
         */
        readonly get: operations["HorseWeek_choices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/workOfWeek": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Report horse week
         * @description What every horse does on each day of a week, against its limits. Inactive horses stand in it if they went in a lesson.
         */
        readonly get: operations["HorseWeek_week"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/getSchedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Horses: schedule */
        readonly get: operations["HorseWork_schedule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/getHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Horses: history */
        readonly get: operations["HorseWork_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/horses/getWorkload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Measure horse work
         * @description Lessons that take place, by week: the last four, this one and the next four. Lessons of others count, whoever asks.
         */
        readonly get: operations["HorseWork_workload"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/lastHorses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List last horses
         * @description For everybody of a day the horse of the last lesson before, if in work; and what horses do in lessons unseen by the viewer.
         */
        readonly get: operations["LastHorses_lastHorses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_date_time_horses/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add horse
         * @description Answers with the lessons that changed, the chosen one first in any case.
         */
        readonly post: operations["LessonHorses_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_date_time_horses/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove horse */
        readonly post: operations["LessonHorses_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_date_time_horses/addTackToHorse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Assign tack */
        readonly post: operations["LessonHorses_tack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_staffs/getLessonStaff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List lesson staff
         * @description Extra staff of a lesson as finished JSON.
         */
        readonly get: operations["LessonStaffs_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_staffs/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add extra staff */
        readonly post: operations["LessonStaffs_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_staffs/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove extra staff */
        readonly post: operations["LessonStaffs_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List bookable lessons
         * @description Families see only what their booking would not refuse; staff see every lesson with a free place.
         */
        readonly get: operations["Lessons_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/warnings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview warnings
         * @description What staff would be warned of, asked before it is done; or of a day, what stands as it is.
         */
        readonly get: operations["Lessons_warnings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/createSingleLesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Schedule lesson
         * @description With its first students and horses. R070-R080
         */
        readonly post: operations["Lessons_createSingleLesson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lessons: update */
        readonly post: operations["Lessons_update"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/reschedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reschedule lesson
         * @description Later lessons move by the same distance; cancelled ones stay when they were. One change, told to people once.
         */
        readonly post: operations["Lessons_reschedule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel lesson */
        readonly post: operations["Lessons_cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/calendar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show blocks
         * @description What a calendar draws of the lessons of a range, in the order of their time.
         */
        readonly get: operations["Calendar_calendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/createRecurringLesson": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Plan series
         * @description All lessons at once.
         */
        readonly post: operations["Series_createRecurringLesson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/duplicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Duplicate lesson
         * @description An active lesson of its own with the same riders, horses and staff; also of a cancelled one, which so comes back.
         */
        readonly post: operations["Series_duplicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/changeExistingToRecurring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make recurring
         * @description The lesson becomes the first of a series; the later ones have its riders, horses and staff.
         */
        readonly post: operations["Series_makeRecurring"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/extendRecurring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Extend series
         * @description Lessons after the last one of the series, up to a day; with the riders, horses and staff of the last that takes place.
         */
        readonly post: operations["Series_extend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/previewDates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview dates
         * @description A question; the dates left out may be too many for an address.
         */
        readonly post: operations["Series_previewDates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete lessons
         * @description For good, with rosters and notes; answers with the ids of the lessons that went. Restricted staff delete only their own.
         */
        readonly post: operations["Series_remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_date_time_series/getRegistrationList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List registrations
         * @description The sessions of one series or of all, and who is registered.
         */
        readonly get: operations["Registration_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lesson_date_time_series/createRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open registration
         * @description A series with its package and places; who is in it from the beginning is registered. Answers with the series' id.
         */
        readonly post: operations["Registration_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/addStudentToRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register students
         * @description Into every lesson of the series that is to come. Staff are warned, a family whose rider is elsewhere then is refused.
         */
        readonly post: operations["Registration_register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/deleteStudentRegistration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deregister student
         * @description Out of every lesson of the series that is to come; what pays for them is free again.
         */
        readonly post: operations["Registration_deregister"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/daysheetPdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show day sheet
         * @description A day as staff see it, and the barn's settings for its sheets; one round trip.
         */
        readonly get: operations["DaySheet_daysheetPdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List public lessons
         * @description Needs no login, only the barn's public address.
         */
        readonly get: operations["PublicLessons_lessons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/lessons/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read lesson news
         * @description Answers as server-sent events if the client accepts them, otherwise once. Continues after Last-Event-ID or from.
         */
        readonly get: operations["LessonChanges_changes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/getSchedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read staff schedule
         * @description From today on, the earliest first. Staff may ask about themselves only.
         */
        readonly get: operations["StaffLessons_schedule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/instructors/getHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read staff history
         * @description Before today, the latest first. Staff may ask about themselves only.
         */
        readonly get: operations["StaffLessons_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/workloadgraphic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Measure workload
         * @description Lessons that take place, by horse and day: horses in work, and those that worked. Whole weeks are asked for by leaving out the days.
         */
        readonly get: operations["WorkloadGraphic_workload"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/reports/{group}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Has due dates
         * @description A report, 200 rows a page, with its totals; all rows to whoever accepts text/csv.
         */
        readonly get: operations["Reports_report"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/history/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show record history
         * @description Of nobody's record, and of another barn's, there is none.
         */
        readonly get: operations["History_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/search/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search barn
         * @description Finds what the caller may open; what a role does not open is not found.
         */
        readonly get: operations["Search_index"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep file
         * @description Reads a file, or what was pasted, without changing anything of the barn.
         */
        readonly post: operations["Imports_upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List imports
         * @description The barn's last imports; what was read and never imported is left out.
         */
        readonly get: operations["Imports_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Imports: read */
        readonly get: operations["Imports_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check import
         * @description Row by row, what would become of it, or did.
         */
        readonly get: operations["Imports_check"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/columns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose columns
         * @description What the columns of a file are that was read and not imported yet.
         */
        readonly post: operations["Imports_columns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take rows
         * @description Whether what may be there already is imported all the same.
         */
        readonly post: operations["Imports_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check import
         * @description What would become of each row; once it is imported, what became of it.
         */
        readonly post: operations["Imports_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo import
         * @description Has everything taken back that an import made, within a day.
         */
        readonly post: operations["Imports_undo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/imports/example": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Imports: example
         * @description A file to begin with.
         */
        readonly get: operations["Imports_example"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own waivers
         * @description The barn's own waivers, each with how many of its riders have signed.
         */
        readonly get: operations["OwnWaivers_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Own waiver: text */
        readonly get: operations["OwnWaivers_text"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add own waiver
         * @description A waiver of the barn's own; its families are asked at once. Answers its id.
         */
        readonly post: operations["OwnWaivers_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rewrite own waiver
         * @description The next version. Whoever has signed keeps the former text, which counts on unless everybody is asked again.
         */
        readonly post: operations["OwnWaivers_rewrite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/updateActivationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set own waiver activation
         * @description Whether families are asked for it. What was signed stays.
         */
        readonly post: operations["OwnWaivers_activate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/standing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read own standing
         * @description Who of an account has signed, and until when.
         */
        readonly get: operations["OwnWaivers_standing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/own_waiver/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign own waiver
         * @description A family signs for riders of its own. Nobody else signs for it.
         */
        readonly post: operations["OwnWaivers_sign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver_template/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List waiver templates */
        readonly get: operations["WaiverTemplates_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver_template/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save waiver template
         * @description A template of the provider, by its own id; the same id again describes it anew.
         */
        readonly post: operations["WaiverTemplates_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/webhooks/waiver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhooks: take */
        readonly post: operations["WaiverWebhook_take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/getTemplateListDataBase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List offered templates
         * @description With the address at which the account signs each.
         */
        readonly get: operations["Waivers_offered"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/getAccountWaiversDatabase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List account waivers
         * @description What the barn has.
         */
        readonly get: operations["Waivers_kept"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/getAccountWaiverList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find waiver account
         * @description The same after a look at what the provider has: a provider that does not answer hides nothing.
         */
        readonly get: operations["Waivers_renewed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/waiverList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List template waivers
         * @description Who has signed a template.
         */
        readonly get: operations["Waivers_signed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/waiverRetrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read waiver
         * @description R256
         */
        readonly get: operations["Waivers_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/waiver/waiverRetrievePdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read waiver
         * @description As the provider keeps it; of the barn's own the text with what was signed.
         */
        readonly get: operations["Waivers_pdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/previewErasure": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview erasure
         * @description Who would be erased with somebody, what goes, what stays, and what is in the way.
         */
        readonly get: operations["Erasure_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Erase person
         * @description Cannot be taken back. Lessons, payments and the log stay, and name nobody.
         */
        readonly post: operations["Erasure_erase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/personalData": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read personal data
         * @description Everything that the barn keeps of somebody, an account holder's members included, for whom it concerns.
         */
        readonly get: operations["PersonalData_data"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/people/personalDataPdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read personal data
         * @description Everything that the barn keeps of somebody, an account holder's members included, for whom it concerns.
         */
        readonly get: operations["PersonalData_paper"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exports: list
         * @description All exports of the barn's data that are at work or can be fetched.
         */
        readonly get: operations["Exports_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start export
         * @description Has everything that there is of the barn written into one archive; exports/index says how far it is.
         */
        readonly post: operations["Exports_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/exports/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List exports
         * @description The archive. A download that was interrupted goes on with Range.
         */
        readonly get: operations["Exports_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly FailedJobReply: {
            readonly id: string;
            readonly queue: string;
            readonly name: string;
            /** Format: uuid */
            readonly farm_id: string | null;
            readonly attempts: number;
            /** Format: date-time */
            readonly failed_at: string;
            /** @description The last error, without addresses */
            readonly reason: string;
        };
        readonly FailedJobsReply: {
            readonly jobs: readonly components["schemas"]["FailedJobReply"][];
        };
        readonly RetryFailedJobs: {
            /** @description Which jobs; all that failed where left out */
            readonly ids?: readonly string[];
        };
        readonly RetriedJobsReply: {
            /** @description How many will be tried again */
            readonly retried: number;
        };
        readonly DatabaseHealthReply: {
            /** @description Milliseconds */
            readonly answered_in_ms: number;
            readonly megabytes: number;
            /** @description Barns whose latest events are not yet handed to the queue */
            readonly barns_behind: number;
        };
        readonly QueueHealthReply: {
            readonly queue: string;
            readonly waiting: number;
            readonly active: number;
            /** @description Waiting for their next attempt */
            readonly delayed: number;
            readonly failed: number;
            /** Format: date-time */
            readonly oldest_waiting_since: string | null;
        };
        readonly PlatformHealthReply: {
            readonly database: components["schemas"]["DatabaseHealthReply"];
            readonly queues: readonly components["schemas"]["QueueHealthReply"][];
            /** @description Since midnight UTC */
            readonly mails_failed_today: number;
        };
        readonly FarmDefaultsReply: {
            /** Format: uuid */
            readonly farm_id: string;
            readonly farm_name: string;
            readonly time_zone: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly email: string | null;
            readonly address: string | null;
            readonly address2: string | null;
            readonly currency_code: string | null;
            /** @enum {number} */
            readonly public_is_found: 0 | 1;
            /** @enum {number} */
            readonly show_general_lesson_notes_on_daysheet: 0 | 1;
            /** @enum {number} */
            readonly large_font_on_daysheet: 0 | 1;
            /** @enum {number} */
            readonly clients_can_book_lessons: 0 | 1;
            /** @enum {number} */
            readonly clients_can_book_makeups: 0 | 1;
            /** @enum {number} */
            readonly restrict_client_sections: 0 | 1;
            readonly booking_hours_buffer: number | null;
            /** @enum {number} */
            readonly has_waiting_lists: 0 | 1;
            readonly waiting_offer_hours: number | null;
            readonly waiting_quiet_from: string | null;
            readonly waiting_quiet_until: string | null;
            readonly cancel_notice_hours: number | null;
            /** @enum {string|null} */
            readonly client_cancel_default_action: "CLC" | "CNS" | "CWP" | "CNA" | "CWR" | "CWA" | "CWM" | "CWC" | null;
            readonly makeup_start_before_days: number | null;
            readonly makeup_expiry_days: number | null;
            readonly package_start_before_days: number | null;
            /** @enum {number} */
            readonly clients_can_cancel: 0 | 1;
            /** @enum {number} */
            readonly clients_can_view_horses: 0 | 1;
            /** @enum {number} */
            readonly clients_can_view_calendar: 0 | 1;
            /** @enum {number} */
            readonly clients_can_view_other_students_on_calendar: 0 | 1;
            /** @enum {number} */
            readonly clients_can_view_other_horses_on_calendar: 0 | 1;
            /** @enum {number} */
            readonly clients_can_add_lesson: 0 | 1;
            /** @enum {number} */
            readonly restrict_client_add_sections: 0 | 1;
            /** @enum {number} */
            readonly clients_can_buy_online: 0 | 1;
            /** @enum {number} */
            readonly clients_can_pay_in_parts: 0 | 1;
            /** @enum {number} */
            readonly clients_can_register: 0 | 1;
            /** @enum {number} */
            readonly show_general_lesson_notes_on_client_page: 0 | 1;
            /** @enum {number} */
            readonly can_use_invoices: 0 | 1;
            /** @enum {number} */
            readonly can_sign_waivers: 0 | 1;
            /** @enum {number} */
            readonly use_roles: 0 | 1;
            /** @enum {number} */
            readonly restrict_clients_to_staff: 0 | 1;
            /** @enum {number} */
            readonly show_paid_not_paid: 0 | 1;
            /** @enum {string|null} */
            readonly lesson_cancel_default_action: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA" | null;
            /** @enum {string|null} */
            readonly default_calendar_view: "day" | "week" | "month" | "agenda" | null;
            /** @enum {string|null} */
            readonly default_day_view: "staff" | "location" | "section" | "none" | null;
            /** @enum {number} */
            readonly monday_start: 0 | 1;
            /** @enum {number} */
            readonly show_lesson_by_client_name: 0 | 1;
            readonly min_time: string | null;
            readonly max_time: string | null;
            readonly timepicker_interval: number | null;
            readonly calendar_interval: number | null;
            readonly calendar_timeslot: number | null;
            readonly default_section_id: string | null;
            readonly default_starttime: string | null;
            readonly tax_percent: number | null;
            /** @enum {number} */
            readonly prices_include_tax: 0 | 1;
            readonly stripe_convenience_fee: number | null;
            readonly invoice_due_days: number | null;
            readonly invoice_notes1: string | null;
            readonly invoice_notes2: string | null;
            readonly invoice_email_notes1: string | null;
            readonly invoice_email_notes2: string | null;
            readonly receipt_email_notes1: string | null;
            readonly receipt_email_notes2: string | null;
            /** @enum {number} */
            readonly send_reminders: 0 | 1;
            /** @enum {number} */
            readonly send_notifications: 0 | 1;
            /** @enum {number} */
            readonly send_cancellation_notifications: 0 | 1;
            readonly country_code: string | null;
            readonly currency_symbol: string | null;
            readonly makeup_product_id: string | null;
            readonly credit_product_id: string | null;
            readonly adjustment_product_id: string | null;
            readonly eqo_stripe_plan_id?: string | null;
            readonly eqo_stripe_customer_id?: string | null;
            readonly eqo_subscription_id?: string | null;
            readonly stripe_account_id: string | null;
            readonly public_id: string | null;
            readonly first_steps?: string | null;
        };
        readonly CurrentUserReply: {
            /** Format: uuid */
            readonly person_id: string | null;
            readonly person_name: string;
            /** @enum {string} */
            readonly user_type_code: "ADM" | "INS" | "STU";
            readonly username: string;
            /** Format: uuid */
            readonly role_id: string | null;
            /**
             * @description Of somebody of a family who is not its account holder
             * @enum {string|null}
             */
            readonly family_part: "guardian" | "teen" | "reader" | null;
            readonly farm_name: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly student_id: string | null;
        };
        readonly FarmReply: {
            readonly farmDefaults: components["schemas"]["FarmDefaultsReply"];
            readonly currentUser: components["schemas"]["CurrentUserReply"];
        };
        readonly SettingInput: {
            /** @description The name of a setting */
            readonly field: string;
            /** @description Yes and no as 1 and 0; an empty text unsets */
            readonly value: (string | null) | number | boolean;
        };
        readonly SettingsReply: {
            readonly farmDefaults: components["schemas"]["FarmDefaultsReply"];
        };
        readonly FarmRowReply: {
            /** Format: uuid */
            readonly id: string;
            readonly farm_name: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly country_code: string;
            readonly time_zone: string;
            readonly email: string | null;
            /** @enum {string} */
            readonly subscription: "Free Trial" | "Live";
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Of anybody of the barn
             */
            readonly last_sign_in: string | null;
            readonly riders: number;
            readonly lessons_this_week: number;
        };
        readonly FarmListReply: {
            readonly farms: readonly components["schemas"]["FarmRowReply"][];
            /** @description How many there are in all */
            readonly total: number;
        };
        readonly FarmOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly label: string;
        };
        readonly PlanReply: {
            readonly id: string;
            readonly name: string;
            readonly label: string;
        };
        readonly FarmEditorReply: {
            readonly options_product: readonly components["schemas"]["FarmOptionReply"][];
            readonly options_section: readonly components["schemas"]["FarmOptionReply"][];
            readonly options_plan: readonly components["schemas"]["PlanReply"][];
            readonly farmDefaults: components["schemas"]["FarmDefaultsReply"];
        };
        readonly NewFarmInput: {
            readonly name: string;
            /** @description The first administrator */
            readonly contactName: string;
            /**
             * Format: email
             * @description Where the invitation goes
             */
            readonly email: string;
            /** @example CA */
            readonly country_code: string;
        };
        readonly NewFarmReply: {
            /** Format: uuid */
            readonly farm_id: string;
        };
        readonly FarmActivationInput: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description The other one unless told
             * @enum {number}
             */
            readonly is_active?: 0 | 1;
        };
        readonly FarmActivationReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly FarmSettingInput: {
            /** @description The name of a setting */
            readonly field: string;
            /** @description Yes and no as 1 and 0; an empty text unsets */
            readonly value: (string | null) | number | boolean;
            /**
             * Format: uuid
             * @description The barn whose setting it is
             */
            readonly farm_id: string;
        };
        readonly EnterFarmInput: {
            /**
             * Format: uuid
             * @description The barn that is looked at
             */
            readonly farm_id: string;
        };
        readonly EnteredFarmReply: {
            readonly auth_token: string;
        };
        readonly PaymentCustomerInput: {
            /**
             * Format: uuid
             * @description The barn that is to become a customer of the card provider
             */
            readonly farm_id: string;
        };
        readonly PaymentCustomerReply: {
            /**
             * @description Now or earlier
             * @enum {number}
             */
            readonly requested: 0 | 1;
        };
        readonly PublicListingReply: {
            readonly title: string;
            /** @description Where the barn is; may be empty */
            readonly description: string;
            /** @description IANA zone in which its days are meant */
            readonly time_zone: string;
            /**
             * @description Families book lessons themselves
             * @enum {number}
             */
            readonly can_book: 0 | 1;
        };
        readonly PublicListingsReply: {
            readonly list: readonly components["schemas"]["PublicListingReply"][];
        };
        readonly BarnPlanReply: {
            /** @description priceId of payments/createSubscription */
            readonly plan_id: string;
            /** @description customerId of payments/createSubscription */
            readonly customer_id: string;
            readonly name: string;
            readonly description: string | null;
            /**
             * @description For each interval
             * @example 45.5
             */
            readonly amount: number;
            /** @description ISO 4217 */
            readonly currency: string;
            /** @description day, week, month or year */
            readonly interval: string;
        };
        readonly PlanDescriptionReply: {
            /** @description Null where no plan is chosen for the barn */
            readonly plan: components["schemas"]["BarnPlanReply"] | null;
        };
        readonly SubscribeInput: {
            /** @description As which the provider knows the barn */
            readonly customerId: string;
            /** @description Of the card, made by the provider’s form */
            readonly paymentMethodId: string;
            /** @description The barn’s plan */
            readonly priceId: string;
        };
        readonly MadeSubscription: {
            readonly id: string;
        };
        readonly SubscribedReply: {
            readonly subscription: components["schemas"]["MadeSubscription"];
        };
        readonly SubscriptionInput: {
            readonly eqo_subscription_id: string;
            readonly eqo_stripe_plan_id: string;
        };
        readonly PortalReply: {
            /** @description The provider’s page, to be opened by the browser */
            readonly url: string;
        };
        readonly FamilySignInReply: {
            /** Format: uuid */
            readonly user_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /** @description The address that signs in; null for whoever does not keep it */
            readonly email: string | null;
            /** @enum {string} */
            readonly part: "guardian" | "teen" | "reader";
            /**
             * @description Of a teen: buys for herself
             * @enum {number}
             */
            readonly may_buy: 0 | 1;
            /**
             * @description Of a guardian: mails of the family come here, too
             * @enum {number}
             */
            readonly gets_mails: 0 | 1;
            /**
             * @description Locked where the person is inactive
             * @enum {number}
             */
            readonly is_active: 0 | 1;
            /**
             * @description No password has been chosen yet
             * @enum {number}
             */
            readonly is_invited: 0 | 1;
            /**
             * @description Is the caller’s own
             * @enum {number}
             */
            readonly is_own: 0 | 1;
            /** @description When the last link that still works expires */
            readonly invited_until: string | null;
        };
        readonly FamilySignInsReply: {
            readonly sign_ins: readonly components["schemas"]["FamilySignInReply"][];
            /** @description So many a family may have besides the account holder */
            readonly most: number;
            /**
             * @description The caller invites, changes and removes
             * @enum {number}
             */
            readonly can_keep: 0 | 1;
        };
        readonly InviteToFamilyInput: {
            /**
             * Format: uuid
             * @description The account holder; a family leaves it out
             */
            readonly account_person_id?: string;
            /**
             * @description guardian: as the account holder · teen: a rider, for herself · reader: looks only
             * @enum {string}
             */
            readonly part: "guardian" | "teen" | "reader";
            /** Format: email */
            readonly email: string;
            readonly first_name?: string;
            readonly last_name?: string;
            /**
             * Format: uuid
             * @description Of a teen: the rider, by person_id
             */
            readonly rider_id?: string;
            /**
             * @description Of a teen; no if left out
             * @enum {number}
             */
            readonly may_buy?: 0 | 1;
            /**
             * @description Of a guardian; yes if left out
             * @enum {number}
             */
            readonly gets_mails?: 0 | 1;
        };
        readonly UserIdReply: {
            /** Format: uuid */
            readonly user_id: string;
        };
        readonly FamilySignInInput: {
            /** Format: uuid */
            readonly user_id: string;
        };
        readonly ChangeFamilySignInInput: {
            /** Format: uuid */
            readonly user_id: string;
            /** @enum {number} */
            readonly may_buy?: 0 | 1;
            /** @enum {number} */
            readonly gets_mails?: 0 | 1;
        };
        readonly UserRemovedReply: {
            /**
             * Format: uuid
             * @description Null: there is no login any more
             */
            readonly user_id: string | null;
        };
        readonly AuthenticateInput: {
            readonly email: string;
            readonly password: string;
            readonly device?: string;
        };
        readonly SignedInReply: {
            readonly auth_token: string;
            readonly device: string;
        };
        readonly ForgotPasswordInput: {
            /** Format: email */
            readonly email: string;
        };
        readonly LinkSentReply: {
            /** @enum {number} */
            readonly success: 0 | 1;
            readonly message: string;
        };
        readonly CreatePasswordInput: {
            readonly token: string;
            /** @example Leadline2026 */
            readonly password: string;
        };
        readonly SuccessReply: {
            /** @enum {number} */
            readonly success: 0 | 1;
        };
        readonly ResetPasswordInput: {
            readonly token: string;
            /** @example Leadline2026 */
            readonly password: string;
            /** Format: email */
            readonly email: string;
        };
        readonly ListedPermissionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly code: string;
            readonly description: string;
            /**
             * @description Narrows instead of granting; shown in red
             * @enum {number}
             */
            readonly is_restriction: 0 | 1;
            /** @description What it belongs to; the groups stand after one another */
            readonly group: string;
        };
        readonly ListedPermissionsReply: {
            readonly permissions: readonly components["schemas"]["ListedPermissionReply"][];
        };
        readonly PermissionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly code: string;
            readonly description: string;
            /**
             * @description Narrows instead of granting; shown in red
             * @enum {number}
             */
            readonly is_restriction: 0 | 1;
        };
        readonly PermissionCodesReply: {
            readonly permissions: readonly components["schemas"]["PermissionReply"][];
            /** @description Every spelling of every code held */
            readonly codes: readonly string[];
        };
        readonly PermissionsReply: {
            readonly permissions: readonly components["schemas"]["PermissionReply"][];
        };
        readonly AdministratorInput: {
            /**
             * Format: uuid
             * @description The barn that is to have one more administrator
             */
            readonly farm_id: string;
            readonly name: string;
            /**
             * Format: email
             * @description Where the invitation goes
             */
            readonly email: string;
        };
        readonly AdministratorReply: {
            /** Format: uuid */
            readonly user_id: string;
        };
        readonly VersionReply: {
            /** @description Screens of another version load themselves anew, once */
            readonly version: string;
        };
        readonly SeeAsInput: {
            /**
             * Format: uuid
             * @description The role, as whose staff the product is looked at
             */
            readonly role_id: string;
        };
        readonly SeenRoleReply: {
            readonly auth_token: string;
            readonly role_name: string | null;
        };
        readonly LoginReply: {
            /** Format: uuid */
            readonly user_id: string;
            /** @description The address that signs in */
            readonly email: string;
            /** @enum {string} */
            readonly type: "ADM" | "INS" | "STU";
            /** Format: uuid */
            readonly role_id: string | null;
            readonly role_name: string | null;
            /**
             * @description Locked where the person is inactive
             * @enum {number}
             */
            readonly is_active: 0 | 1;
            /**
             * @description No password has been chosen yet
             * @enum {number}
             */
            readonly is_invited: 0 | 1;
            /**
             * @description Is the caller’s own
             * @enum {number}
             */
            readonly is_own: 0 | 1;
            /** @description When the last link that still works expires */
            readonly invited_until: string | null;
        };
        readonly UserAccountReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            readonly contact_email: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /**
             * @description May sign in as INS
             * @enum {number}
             */
            readonly is_instructor: 0 | 1;
            /**
             * @description May sign in as STU
             * @enum {number}
             */
            readonly is_account_holder: 0 | 1;
            readonly user: components["schemas"]["LoginReply"] | null;
        };
        readonly AddUserAccountInput: {
            /** @description Accepted; the server knows it by itself */
            readonly person_name?: string;
            /** Format: uuid */
            readonly person_id: string;
            /**
             * Format: email
             * @description The contact email of the person where it is left out
             */
            readonly email?: string;
            /** @enum {string} */
            readonly type: "INS" | "STU";
        };
        readonly PersonInput: {
            /** Format: uuid */
            readonly person_id: string;
        };
        readonly UpdateUserRoleInput: {
            /**
             * Format: uuid
             * @description Null or empty: no role
             */
            readonly role_id?: string | null;
            /** Format: uuid */
            readonly user_id: string;
        };
        readonly LoginRoleReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly role_id: string;
            readonly role_name: string | null;
        };
        readonly UserRoleReply: {
            readonly role: components["schemas"]["LoginRoleReply"] | null;
        };
        readonly RoleReply: {
            /** Format: uuid */
            readonly id: string;
            readonly role_name: string | null;
            readonly description: string | null;
            /** @description Active logins that have the role */
            readonly staff_count: number;
            /** @description Always INS: a role is for staff */
            readonly user_code: string;
            /** Format: uuid */
            readonly farm_id: string;
        };
        readonly RolesReply: {
            readonly roles: readonly components["schemas"]["RoleReply"][];
        };
        readonly RoleInput: {
            readonly role_name?: string | null;
            readonly description?: string | null;
            /**
             * @description A role is for staff
             * @enum {string}
             */
            readonly user_code?: "INS";
            /** @description Accepted; the server knows it by itself */
            readonly farm_id?: string;
        };
        readonly OneRoleReply: {
            readonly role: components["schemas"]["RoleReply"];
        };
        readonly EditRoleInput: {
            readonly role_name?: string | null;
            readonly description?: string | null;
            /**
             * @description A role is for staff
             * @enum {string}
             */
            readonly user_code?: "INS";
            /** @description Accepted; the server knows it by itself */
            readonly farm_id?: string;
            /** Format: uuid */
            readonly id: string;
        };
        readonly RolePermissionReply: {
            /** Format: uuid */
            readonly role_id: string;
            /** Format: uuid */
            readonly permission_id: string;
        };
        readonly RolePermissionsReply: {
            readonly role_permissions: readonly components["schemas"]["RolePermissionReply"][];
        };
        readonly RolePermissionInput: {
            /** Format: uuid */
            readonly role_id: string;
            /** Format: uuid */
            readonly permission_id: string;
        };
        readonly RolePermissionAddedReply: {
            readonly link: components["schemas"]["RolePermissionReply"];
        };
        readonly RoleWarningReply: {
            /** @description role_empty */
            readonly code: string;
            readonly message: string;
        };
        readonly RolePermissionRemovedReply: {
            readonly link: components["schemas"]["RolePermissionReply"];
            readonly warnings: readonly components["schemas"]["RoleWarningReply"][];
        };
        readonly OptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly ProgramOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: uuid */
            readonly program_type_id: string;
        };
        readonly StudentOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly account_name: string | null;
        };
        readonly SectionOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly duration: number;
            readonly max_enrollment: number | null;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string;
            /** Format: uuid */
            readonly product_id: string | null;
            /**
             * @description Horses are assigned to it: section_horses/index
             * @enum {number}
             */
            readonly has_horses: 0 | 1;
            /**
             * @description Students are assigned to it: section_students/index
             * @enum {number}
             */
            readonly has_students: 0 | 1;
        };
        readonly InstructorOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly color_code: string | null;
            /** Format: uuid */
            readonly person_id: string;
        };
        readonly ProductOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @example 45.5 */
            readonly product_price: number;
            readonly product_count: number;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only: 0 | 1;
        };
        readonly OptionListsReply: {
            readonly horse: readonly components["schemas"]["OptionReply"][];
            readonly location: readonly components["schemas"]["OptionReply"][];
            readonly program: readonly components["schemas"]["ProgramOptionReply"][];
            readonly program_type: readonly components["schemas"]["OptionReply"][];
            readonly student: readonly components["schemas"]["StudentOptionReply"][];
            readonly section: readonly components["schemas"]["SectionOptionReply"][];
            readonly tack: readonly components["schemas"]["OptionReply"][];
            readonly instructor: readonly components["schemas"]["InstructorOptionReply"][];
            readonly product: readonly components["schemas"]["ProductOptionReply"][];
            readonly task: readonly components["schemas"]["OptionReply"][];
            readonly role: readonly components["schemas"]["OptionReply"][];
        };
        readonly OptionsReply: {
            readonly options: components["schemas"]["OptionListsReply"];
        };
        readonly SectionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly section_name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string;
            /** @description Minutes */
            readonly duration: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse: 0 | 1;
            /** Format: uuid */
            readonly product_id: string | null;
            /** @description Active horses that are assigned */
            readonly horse_count: number;
            /** @description Active students who are assigned */
            readonly student_count: number;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_name: string;
            readonly instructor_name: string | null;
            readonly location_name: string;
            readonly product_name: string | null;
        };
        readonly DefaultSectionReply: {
            readonly defaultSection: components["schemas"]["SectionReply"] | null;
        };
        readonly ColourReply: {
            /** Format: uuid */
            readonly id: string;
            readonly color_name: string;
            /** @description As #2D6E55 */
            readonly color_code: string;
        };
        readonly ColoursReply: {
            readonly colors: readonly components["schemas"]["ColourReply"][];
        };
        readonly FirstStepReply: {
            /** @enum {string} */
            readonly name: "barn" | "location" | "program" | "staff" | "section" | "horse" | "package" | "family" | "lesson";
            /** @enum {number} */
            readonly done: 0 | 1;
        };
        readonly FirstStepsReply: {
            /** @description In the order in which one leads to the next */
            readonly steps: readonly components["schemas"]["FirstStepReply"][];
        };
        readonly ProgramTypeInput: {
            /**
             * Format: uuid
             * @description The barn that is to have it
             */
            readonly farm_id: string;
            readonly name: string;
            readonly desc?: string | null;
        };
        readonly NewProgramTypeReply: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly SectionHorseReply: {
            /** Format: uuid */
            readonly section_id: string;
            /** Format: uuid */
            readonly horse_id: string;
            readonly horse_name: string;
            /**
             * @description Of the horse
             * @enum {number}
             */
            readonly is_active: 0 | 1;
        };
        readonly SectionHorsesReply: {
            readonly list: readonly components["schemas"]["SectionHorseReply"][];
        };
        readonly SectionHorseInput: {
            /** Format: uuid */
            readonly section_id: string;
            /** Format: uuid */
            readonly horse_id: string;
        };
        readonly SectionPickListReply: {
            readonly list: readonly components["schemas"]["OptionReply"][];
        };
        readonly SectionStudentReply: {
            /** Format: uuid */
            readonly section_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            readonly account_name: string | null;
            /**
             * @description Of the student
             * @enum {number}
             */
            readonly is_active: 0 | 1;
        };
        readonly SectionStudentsReply: {
            readonly list: readonly components["schemas"]["SectionStudentReply"][];
        };
        readonly SectionStudentInput: {
            /** Format: uuid */
            readonly section_id: string;
            /**
             * Format: uuid
             * @description By student_id
             */
            readonly student_id: string;
        };
        readonly SectionListReply: {
            readonly sections: readonly components["schemas"]["SectionReply"][];
        };
        readonly SectionInput: {
            readonly section_name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly location_id: string;
            /** @description Minutes */
            readonly duration: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment?: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for?: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse?: 0 | 1;
            /** Format: uuid */
            readonly product_id?: string | null;
        };
        readonly RowWarningReply: {
            /** @enum {string} */
            readonly code: "name_doubled" | "still_used" | "ended";
            readonly message: string;
        };
        readonly SavedSectionReply: {
            readonly section: components["schemas"]["SectionReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditSectionInput: {
            readonly section_name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly location_id: string;
            /** @description Minutes */
            readonly duration: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment?: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for?: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse?: 0 | 1;
            /** Format: uuid */
            readonly product_id?: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly SetupActivationInput: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Toggles when it is left out. D18
             * @enum {number}
             */
            readonly is_active?: 0 | 1;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ActivatedSectionReply: {
            readonly section: components["schemas"]["SectionReply"];
            readonly sections: readonly components["schemas"]["SectionReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly SectionRow: {
            /** Format: uuid */
            readonly id: string;
            readonly section_name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string;
            /** @description Minutes */
            readonly duration: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse: 0 | 1;
            /** Format: uuid */
            readonly product_id: string | null;
            /** @description Active horses that are assigned */
            readonly horse_count: number;
            /** @description Active students who are assigned */
            readonly student_count: number;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_name: string;
            readonly instructor_name: string | null;
            readonly location_name: string;
            readonly product_name: string | null;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly RestSectionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly section_name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string;
            /** @description Minutes */
            readonly duration: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse: 0 | 1;
            /** Format: uuid */
            readonly product_id: string | null;
            /** @description Active horses that are assigned */
            readonly horse_count: number;
            /** @description Active students who are assigned */
            readonly student_count: number;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_name: string;
            readonly instructor_name: string | null;
            readonly location_name: string;
            readonly product_name: string | null;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestSectionInput: {
            readonly section_name?: string;
            /** Format: uuid */
            readonly program_id?: string;
            /** Format: uuid */
            readonly instructor_id?: string;
            /** Format: uuid */
            readonly location_id?: string;
            /** @description Minutes */
            readonly duration?: number;
            /** @description Unlimited for staff and never bookable by families when empty */
            readonly max_enrollment?: number | null;
            /** @description As how many riders a lesson is priced: 1 private, 2 semi-private, more a group; null: as it has places */
            readonly priced_for?: number | null;
            /**
             * @description 1: riders come with horses of their own
             * @enum {number}
             */
            readonly own_horse?: 0 | 1;
            /** Format: uuid */
            readonly product_id?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly ProgramReply: {
            /** Format: uuid */
            readonly id: string;
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            readonly program_desc: string | null;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string | null;
            /** @description Minutes */
            readonly duration: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_type_name: string;
        };
        readonly ProgramListReply: {
            readonly programList: readonly components["schemas"]["ProgramReply"][];
            readonly programs: readonly components["schemas"]["ProgramReply"][];
        };
        readonly ProgramInput: {
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            readonly program_desc?: string | null;
            /** Format: uuid */
            readonly instructor_id?: string | null;
            /** Format: uuid */
            readonly location_id?: string | null;
            /** @description Minutes */
            readonly duration?: number | null;
        };
        readonly SavedProgramReply: {
            readonly program: components["schemas"]["ProgramReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditProgramInput: {
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            readonly program_desc?: string | null;
            /** Format: uuid */
            readonly instructor_id?: string | null;
            /** Format: uuid */
            readonly location_id?: string | null;
            /** @description Minutes */
            readonly duration?: number | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ActivatedProgramReply: {
            readonly programList: readonly components["schemas"]["ProgramReply"][];
            readonly programs: readonly components["schemas"]["ProgramReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly ProgramRow: {
            /** Format: uuid */
            readonly id: string;
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            readonly program_desc: string | null;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string | null;
            /** @description Minutes */
            readonly duration: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_type_name: string;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly RestProgramReply: {
            /** Format: uuid */
            readonly id: string;
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            readonly program_desc: string | null;
            /** Format: uuid */
            readonly instructor_id: string | null;
            /** Format: uuid */
            readonly location_id: string | null;
            /** @description Minutes */
            readonly duration: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly program_type_name: string;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestProgramInput: {
            readonly program_name?: string;
            /** Format: uuid */
            readonly program_type_id?: string;
            readonly program_desc?: string | null;
            /** Format: uuid */
            readonly instructor_id?: string | null;
            /** Format: uuid */
            readonly location_id?: string | null;
            /** @description Minutes */
            readonly duration?: number | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly LocationReply: {
            /** Format: uuid */
            readonly id: string;
            readonly location_name: string;
            readonly location_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly LocationListReply: {
            readonly locations: readonly components["schemas"]["LocationReply"][];
        };
        readonly LocationInput: {
            readonly location_name: string;
            readonly location_description?: string | null;
        };
        readonly SavedLocationReply: {
            readonly locations: readonly components["schemas"]["LocationReply"][];
            readonly location: components["schemas"]["LocationReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditLocationInput: {
            readonly location_name: string;
            readonly location_description?: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ActivatedLocationReply: {
            readonly locations: readonly components["schemas"]["LocationReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly LocationRow: {
            /** Format: uuid */
            readonly id: string;
            readonly location_name: string;
            readonly location_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly RestLocationReply: {
            /** Format: uuid */
            readonly id: string;
            readonly location_name: string;
            readonly location_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestLocationInput: {
            readonly location_name?: string;
            readonly location_description?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly TackReply: {
            /** Format: uuid */
            readonly id: string;
            readonly tack_name: string;
            readonly tack_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly TackListReply: {
            readonly tack: readonly components["schemas"]["TackReply"][];
        };
        readonly TackInput: {
            readonly tack_name: string;
            readonly tack_description?: string | null;
        };
        readonly SavedTackReply: {
            readonly tack: components["schemas"]["TackReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditTackInput: {
            readonly tack_name: string;
            readonly tack_description?: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ActivatedTackReply: {
            readonly tack: components["schemas"]["TackReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly TackRow: {
            /** Format: uuid */
            readonly id: string;
            readonly tack_name: string;
            readonly tack_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly RestTackReply: {
            /** Format: uuid */
            readonly id: string;
            readonly tack_name: string;
            readonly tack_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestTackInput: {
            readonly tack_name?: string;
            readonly tack_description?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly TaskReply: {
            /** Format: uuid */
            readonly id: string;
            readonly task_name: string;
            readonly task_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly TaskListReply: {
            readonly task: readonly components["schemas"]["TaskReply"][];
            readonly options: readonly components["schemas"]["OptionReply"][];
        };
        readonly TaskInput: {
            readonly task_name: string;
            readonly task_description?: string | null;
        };
        readonly SavedTaskReply: {
            readonly task: components["schemas"]["TaskReply"];
            readonly options: readonly components["schemas"]["OptionReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditTaskInput: {
            readonly task_name: string;
            readonly task_description?: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ActivatedTaskReply: {
            readonly task: components["schemas"]["TaskReply"];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly TaskRow: {
            /** Format: uuid */
            readonly id: string;
            readonly task_name: string;
            readonly task_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly RestTaskReply: {
            /** Format: uuid */
            readonly id: string;
            readonly task_name: string;
            readonly task_description: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestTaskInput: {
            readonly task_name?: string;
            readonly task_description?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly ChangingPersonReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /** @enum {number} */
            readonly is_student: 0 | 1;
            /** @enum {number} */
            readonly is_staff: 0 | 1;
            /**
             * @description Can no longer sign in, or can again
             * @enum {number}
             */
            readonly has_login: 0 | 1;
        };
        readonly ActivationPreviewReply: {
            /** @description Everybody who changes, the person first */
            readonly people: readonly components["schemas"]["ChangingPersonReply"][];
            /**
             * @description The account holder is somebody else, and inactive
             * @enum {number}
             */
            readonly holder_inactive: 0 | 1;
            /** @description Places in coming lessons that they keep */
            readonly booked: number;
            /** @description Coming lessons that they teach */
            readonly taught: number;
        };
        readonly ActivationsInput: {
            /** @description People; an account holder takes all members along */
            readonly person_ids: readonly string[];
            /** @enum {string} */
            readonly whattodo: "inactivate" | "activate";
        };
        readonly ActivationsPreviewReply: {
            /** @description Everybody who changes */
            readonly people: number;
            /** @description Those of them whom an account holder takes along */
            readonly along: number;
            /** @description Those who can sign in */
            readonly logins: number;
            /** @description Those on the staff */
            readonly staff: number;
            /** @description Places in coming lessons that they keep */
            readonly booked: number;
            /** @description Coming lessons that they teach */
            readonly taught: number;
        };
        readonly UpdateActivationsInput: {
            /** @description People; an account holder takes all members along */
            readonly person_ids: readonly string[];
            /** @enum {string} */
            readonly whattodo: "inactivate" | "activate";
            /**
             * @description Exactly these, to take back what was done: nobody is taken along
             * @enum {number}
             */
            readonly alone?: 0 | 1;
        };
        readonly ActivationsReply: {
            /** @description Everybody who changed */
            readonly person_ids: readonly string[];
        };
        readonly UpdateIsActiveInput: {
            /**
             * Format: uuid
             * @description By instructor_id or person_id
             */
            readonly staffId?: string;
            /**
             * Format: uuid
             * @description By person_id; a member, too
             */
            readonly accountHolderId?: string;
            /** @enum {string} */
            readonly whattodo: "inactivate" | "activate";
            /** @description Of the list answered with */
            readonly filters?: {
                /** @enum {unknown} */
                readonly is_active?: "1" | "0" | "all";
            };
        };
        readonly AccountMemberReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly AccountReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            readonly first_name: string;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** Format: uuid */
            readonly person_id: string;
            /**
             * Format: uuid
             * @description Present when the holder may sign in
             */
            readonly user_id: string | null;
            readonly members: readonly components["schemas"]["AccountMemberReply"][];
        };
        readonly StaffReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color_id: string | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            readonly availability: string | null;
            readonly general_notes: string | null;
            readonly general_notes2: string | null;
            readonly general_notes3: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly color_name: string | null;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly color_code: string | null;
            /**
             * Format: uuid
             * @description Present when there is a login
             */
            readonly user_id: string | null;
        };
        readonly ActivationReply: {
            readonly accounts?: readonly components["schemas"]["AccountReply"][];
            readonly data?: readonly components["schemas"]["StaffReply"][];
        };
        readonly LookalikeReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description The account holder; empty for staff */
            readonly account_name: string;
            /** @enum {number} */
            readonly is_student: 0 | 1;
            /** @enum {number} */
            readonly is_staff: 0 | 1;
            readonly matches: readonly ("name" | "email" | "phone")[];
        };
        readonly LookalikesReply: {
            readonly duplicates: readonly components["schemas"]["LookalikeReply"][];
        };
        readonly CreateBillingPersonInput: {
            readonly firstName: string;
            readonly lastName?: string;
            /**
             * @description Is staff; an account holder only with isStudent
             * @enum {number}
             */
            readonly isStaff?: 0 | 1;
            /**
             * @description Rides, too
             * @enum {number}
             */
            readonly isStudent?: 0 | 1;
        };
        readonly SavedPersonReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            /** Format: uuid */
            readonly person_id: string;
            /** @description Rises with every change */
            readonly version: number;
            /**
             * Format: uuid
             * @description The account holder; null for staff
             */
            readonly billing_person_id: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /**
             * Format: uuid
             * @description Set if the person rides
             */
            readonly student_id: string | null;
            /**
             * Format: uuid
             * @description Set if the person is staff
             */
            readonly instructor_id: string | null;
        };
        readonly PersonWarningReply: {
            /** @description possible_duplicate */
            readonly code: string;
            readonly message: string;
            /**
             * Format: uuid
             * @description Who may be the same person
             */
            readonly person_id: string;
        };
        readonly NewClientReply: {
            readonly newClient: components["schemas"]["SavedPersonReply"];
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly AddDependantInput: {
            readonly firstName: string;
            readonly lastName?: string;
            /** Format: uuid */
            readonly accountHolderId?: string;
            /** Format: uuid */
            readonly billing_person_id?: string;
        };
        readonly NewMemberReply: {
            readonly newMember: components["schemas"]["SavedPersonReply"];
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly EditNameInput: {
            readonly firstName: string;
            readonly lastName?: string;
            /** Format: uuid */
            readonly person_id: string;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly PersonReply: {
            readonly person: components["schemas"]["SavedPersonReply"];
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly CreateContactInput: {
            /** Format: email */
            readonly email?: string | null;
            /** @description Free text; empty removes it */
            readonly phone1?: string | null;
            /** @description Free text; empty removes it */
            readonly phone2?: string | null;
            /** Format: uuid */
            readonly person_id: string;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly ClientReply: {
            readonly client: components["schemas"]["SavedPersonReply"];
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly StudentDetailsReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            readonly first_name: string;
            readonly last_name: string;
            /** @description Riding level */
            readonly level: string | null;
            readonly tack: string | null;
            /** @description general_notes1 */
            readonly notes: string | null;
            /** @description general_notes2 */
            readonly notes2: string | null;
            /** @description general_notes3 */
            readonly notes3: string | null;
            /**
             * Format: date
             * @description Null where it is unknown. Sent, it counts where year, month and day are left out; 1800-01-01 is unknown
             * @example 2026-11-24
             */
            readonly date_of_birth: string | null;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly general_notes1: string | null;
            readonly general_notes2: string | null;
            readonly general_notes3: string | null;
            readonly year: number | null;
            readonly month: number | null;
            readonly day: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly OneStudentReply: {
            readonly student: components["schemas"]["StudentDetailsReply"];
        };
        readonly UpdateStudentInput: {
            /** @description Riding level */
            readonly level?: string | null;
            readonly tack?: string | null;
            /** @description general_notes1 */
            readonly notes?: string | null;
            /** @description general_notes2 */
            readonly notes2?: string | null;
            /** @description general_notes3 */
            readonly notes3?: string | null;
            /**
             * Format: date
             * @description Null where it is unknown. Sent, it counts where year, month and day are left out; 1800-01-01 is unknown
             * @example 2026-11-24
             */
            readonly date_of_birth?: string | null;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * Format: uuid
             * @description The student, by student_id
             */
            readonly id: string;
            readonly month?: number | null;
            readonly day?: number | null;
            readonly year?: number | null;
        };
        readonly LinkReply: {
            readonly label: string;
            /** Format: uuid */
            readonly value: string;
        };
        readonly LinksReply: {
            readonly currentValue: readonly components["schemas"]["LinkReply"][];
        };
        readonly AllowHorsesInput: {
            /**
             * Format: uuid
             * @description The student, by student_id
             */
            readonly single_id: string;
            /** @description All horses that the family may name */
            readonly array: readonly string[];
        };
        readonly LinkedStudentsReply: {
            readonly currentValue: readonly components["schemas"]["LinkReply"][];
            /** @description The same as currentValue */
            readonly list: readonly components["schemas"]["LinkReply"][];
        };
        readonly LinkStudentsInput: {
            /**
             * Format: uuid
             * @description The member of the staff, by instructor_id
             */
            readonly single_id: string;
            /** @description All students who are to be linked */
            readonly array: readonly string[];
        };
        readonly TwinReply: {
            /**
             * Format: uuid
             * @description The record that stays
             */
            readonly student_id: string;
            /** Format: uuid */
            readonly merged_student_id: string;
            readonly person_name: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date_of_birth: string | null;
            /** @description Why the two cannot become one; null if they can */
            readonly refused: string | null;
        };
        readonly MergePreviewReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /** @description Names of those who join */
            readonly riders: readonly string[];
            /** @description Payments, invoices and refunds that move */
            readonly payments: number;
            /**
             * @description The holder is inactivated: neither rides nor is staff
             * @enum {number}
             */
            readonly holder_leaves: 0 | 1;
            /** @enum {number} */
            readonly has_login: 0 | 1;
            /** @description Riders of both, where account_person_id is given */
            readonly twins: readonly components["schemas"]["TwinReply"][];
        };
        readonly MergeRidersInput: {
            /**
             * Format: uuid
             * @description The record that stays, by student_id
             */
            readonly student_id: string;
            /**
             * Format: uuid
             * @description The record whose lessons, packages and notes join it, by student_id
             */
            readonly merged_student_id: string;
        };
        readonly MergeAccountsInput: {
            /**
             * Format: uuid
             * @description The account that is to join the other, by its holder
             */
            readonly merged_id: string;
            /**
             * Format: uuid
             * @description The account that stays
             */
            readonly account_person_id: string;
            /** @description Riders of both, who become one each */
            readonly riders?: readonly components["schemas"]["MergeRidersInput"][];
        };
        readonly MergedReply: {
            readonly account: components["schemas"]["AccountReply"];
        };
        readonly RiderMergePreviewReply: {
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            /**
             * Format: date
             * @description Null: unknown
             * @example 2026-11-24
             */
            readonly date_of_birth: string | null;
            /** @description Places in lessons, cancelled ones too */
            readonly lessons: number;
            /** @description Packages, makeups and credits */
            readonly packages: number;
            readonly notes: number;
            /**
             * @description Can no longer sign in
             * @enum {number}
             */
            readonly has_login: 0 | 1;
            /** @description Why the two cannot be merged; null if they can */
            readonly refused: string | null;
        };
        readonly RidersMergedReply: {
            readonly student: components["schemas"]["StudentDetailsReply"];
        };
        readonly AccountsReply: {
            readonly accounts: readonly components["schemas"]["AccountReply"][];
        };
        readonly StudentReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            /** @description Riding level */
            readonly level: string | null;
            /**
             * Format: uuid
             * @description The account holder; an account of their own where it is left out
             */
            readonly account_person_id: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly account_name: string | null;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
        };
        readonly StudentsReply: {
            readonly students: readonly components["schemas"]["StudentReply"][];
        };
        readonly CurrentClientReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly student_id: string | null;
            readonly person_name: string;
            /** @enum {number} */
            readonly is_student: 0 | 1;
        };
        readonly FamilyMemberReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly first_name: string;
            readonly last_name: string;
            /**
             * Format: uuid
             * @description The missed lesson student of the next makeup to use
             */
            readonly makeup_lesson_id: string | null;
            readonly level: string | null;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly AccountHolderReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly billing_person_id: string;
            readonly person_name: string;
            readonly first_name: string;
            readonly last_name: string;
            /**
             * Format: uuid
             * @description Present when the holder may sign in
             */
            readonly user_id: string | null;
            /**
             * Format: uuid
             * @description Of that login
             */
            readonly role_id: string | null;
            /**
             * @description Is staff as well
             * @enum {number}
             */
            readonly is_instructor: 0 | 1;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly UserClientsReply: {
            readonly currentClient: components["schemas"]["CurrentClientReply"];
            readonly members: readonly components["schemas"]["FamilyMemberReply"][];
            readonly account: components["schemas"]["AccountHolderReply"] | null;
        };
        readonly NewStudentInput: {
            readonly first_name: string;
            readonly last_name?: string;
            /**
             * Format: uuid
             * @description The account holder; an account of their own where it is left out
             */
            readonly account_person_id?: string | null;
        };
        readonly SavedStudentReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            /** @description Riding level */
            readonly level: string | null;
            /**
             * Format: uuid
             * @description The account holder; an account of their own where it is left out
             */
            readonly account_person_id: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly account_name: string | null;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly NewAccountInput: {
            readonly first_name: string;
            readonly last_name?: string;
            /**
             * @description Rides, too
             * @enum {number}
             */
            readonly is_student?: 0 | 1;
        };
        readonly SavedAccountReply: {
            /** Format: uuid */
            readonly id: string;
            readonly person_name: string;
            readonly first_name: string;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** Format: uuid */
            readonly person_id: string;
            /**
             * Format: uuid
             * @description Present when the holder may sign in
             */
            readonly user_id: string | null;
            readonly members: readonly components["schemas"]["AccountMemberReply"][];
            readonly warnings: readonly components["schemas"]["PersonWarningReply"][];
        };
        readonly ActivationInput: {
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly RestStaffReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color_id: string | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            readonly availability: string | null;
            readonly general_notes: string | null;
            readonly general_notes2: string | null;
            readonly general_notes3: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly color_name: string | null;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly color_code: string | null;
            /**
             * Format: uuid
             * @description Present when there is a login
             */
            readonly user_id: string | null;
            /** @enum {number} */
            readonly has_login: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly NewStaffInput: {
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color_id?: string | null;
            readonly first_name: string;
            readonly last_name?: string;
            /** Format: email */
            readonly contact_email?: string | null;
            readonly contact_mobile?: string | null;
            readonly contact_homephone?: string | null;
            readonly availability?: string | null;
            readonly general_notes?: string | null;
            readonly general_notes2?: string | null;
            readonly general_notes3?: string | null;
        };
        readonly StaffWarningReply: {
            /** @enum {string} */
            readonly code: "colour_taken" | "name_doubled" | "still_named";
            readonly message: string;
        };
        readonly SavedRestStaffReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color_id: string | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            readonly availability: string | null;
            readonly general_notes: string | null;
            readonly general_notes2: string | null;
            readonly general_notes3: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly color_name: string | null;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly color_code: string | null;
            /**
             * Format: uuid
             * @description Present when there is a login
             */
            readonly user_id: string | null;
            /** @enum {number} */
            readonly has_login: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["StaffWarningReply"][];
        };
        readonly RestStaffInput: {
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color_id?: string | null;
            readonly first_name?: string;
            readonly last_name?: string;
            /** Format: email */
            readonly contact_email?: string | null;
            readonly contact_mobile?: string | null;
            readonly contact_homephone?: string | null;
            readonly availability?: string | null;
            readonly general_notes?: string | null;
            readonly general_notes2?: string | null;
            readonly general_notes3?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly StaffListReply: {
            readonly data: readonly components["schemas"]["StaffReply"][];
        };
        readonly StaffOptionReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly name: string;
            /** Format: uuid */
            readonly color_id: string | null;
            readonly color_code: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly StaffOptionsReply: {
            readonly options: readonly components["schemas"]["StaffOptionReply"][];
        };
        readonly StaffAccountReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            readonly first_name: string;
            /**
             * Format: uuid
             * @description Present when the holder may sign in
             */
            readonly user_id: string | null;
            /**
             * Format: uuid
             * @description Of that login
             */
            readonly role_id: string | null;
            /**
             * @description Is staff as well
             * @enum {number}
             */
            readonly is_instructor: 0 | 1;
            readonly contact_email: string | null;
            readonly contact_mobile: string | null;
            readonly contact_homephone: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly last_name: string;
            /** Format: uuid */
            readonly billing_person_id: string | null;
        };
        readonly StaffPersonReply: {
            readonly staff: components["schemas"]["RestStaffReply"];
            readonly accountHolder: components["schemas"]["StaffAccountReply"];
            /** @description For administrators: the coming lessons and active sections that name them, in words */
            readonly stillNamed: string | null;
        };
        readonly EditStaffInput: {
            readonly availability?: string | null;
            readonly general_notes?: string | null;
            readonly general_notes2?: string | null;
            readonly general_notes3?: string | null;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * Format: uuid
             * @description The member of the staff, by instructor_id
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color?: string | null;
        };
        readonly SavedStaffReply: {
            readonly staff: components["schemas"]["RestStaffReply"];
            readonly warnings: readonly components["schemas"]["StaffWarningReply"][];
        };
        readonly StaffColourInput: {
            /**
             * Format: uuid
             * @description The member of the staff, by instructor_id
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description One of colors/index; null for none
             */
            readonly color?: string | null;
        };
        readonly SavedColourReply: {
            /**
             * Format: uuid
             * @description The member of the staff
             */
            readonly id: string;
            /** Format: uuid */
            readonly color_id: string | null;
            readonly color_code: string | null;
            readonly color_name: string | null;
            readonly warnings: readonly components["schemas"]["StaffWarningReply"][];
        };
        readonly StaffGroupReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
        readonly StaffGroupsReply: {
            readonly options: readonly components["schemas"]["StaffGroupReply"][];
        };
        readonly GroupMemberReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly instructor_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly name: string;
            /** Format: uuid */
            readonly color_id: string | null;
            readonly color_code: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** Format: uuid */
            readonly group_id: string;
        };
        readonly StaffOfGroupReply: {
            readonly staff: readonly components["schemas"]["GroupMemberReply"][];
        };
        readonly AllowSectionsInput: {
            /**
             * Format: uuid
             * @description The student, by student_id
             */
            readonly single_id: string;
            /** @description All sections that the family may choose */
            readonly array: readonly string[];
        };
        readonly StudentAddSectionsReply: {
            readonly sectionStudentAddArray: readonly components["schemas"]["LinkReply"][];
        };
        readonly HorseFileUpload: {
            /** Format: uuid */
            readonly horse_id: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or PDF, at most 5242880 bytes
             */
            readonly file: string;
        };
        readonly HorseFileReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly horse_id: string;
            readonly file_name: string;
            /** @description By its content */
            readonly content_type: string;
            /** @description Bytes */
            readonly size: number;
            /** @enum {number} */
            readonly is_image: 0 | 1;
            /** @description Asked for with the same token */
            readonly url: string;
        };
        readonly OneHorseFileReply: {
            readonly file: components["schemas"]["HorseFileReply"];
        };
        readonly HorseFileQuery: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly HorseFileRemovedReply: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly HorseFilesReply: {
            readonly files: readonly components["schemas"]["HorseFileReply"][];
        };
        readonly HorseFileUrlReply: {
            /** @description Asked for with the same token */
            readonly url: string;
        };
        readonly HorseReply: {
            /** Format: uuid */
            readonly id: string;
            readonly horse_name: string;
            readonly height: string | null;
            readonly color: string | null;
            /** @description Year of birth */
            readonly age: number | null;
            readonly gender: string | null;
            /** @description Markings */
            readonly desc: string | null;
            readonly tack: string | null;
            readonly passport_number: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly HorsesReply: {
            readonly horses: readonly components["schemas"]["HorseReply"][];
        };
        readonly CreateHorseInput: {
            readonly height?: string | null;
            readonly color?: string | null;
            /** @description Year of birth */
            readonly age?: number | null;
            readonly gender?: string | null;
            /** @description Markings */
            readonly desc?: string | null;
            readonly tack?: string | null;
            readonly passport_number?: string | null;
            readonly name: string;
        };
        readonly HorseRow: {
            /** Format: uuid */
            readonly id: string;
            readonly horse_name: string;
            readonly height: string | null;
            readonly color: string | null;
            /** @description Year of birth */
            readonly age: number | null;
            readonly gender: string | null;
            /** @description Markings */
            readonly desc: string | null;
            readonly tack: string | null;
            readonly passport_number: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly OneHorseReply: {
            readonly horse: components["schemas"]["HorseRow"];
        };
        readonly EditHorseInput: {
            readonly horse_name?: string;
            readonly height?: string | null;
            readonly color?: string | null;
            /** @description Year of birth */
            readonly age?: number | null;
            readonly gender?: string | null;
            /** @description Markings */
            readonly desc?: string | null;
            readonly tack?: string | null;
            readonly passport_number?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
            /** Format: uuid */
            readonly id: string;
            /** @description As horse_name */
            readonly name?: string;
        };
        readonly HorseActivationInput: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly RestHorseInput: {
            readonly horse_name?: string;
            readonly height?: string | null;
            readonly color?: string | null;
            /** @description Year of birth */
            readonly age?: number | null;
            readonly gender?: string | null;
            /** @description Markings */
            readonly desc?: string | null;
            readonly tack?: string | null;
            readonly passport_number?: string | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly WorkLimitsReply: {
            /** Format: uuid */
            readonly id: string;
            readonly most_lessons_a_day: number | null;
            readonly most_minutes_a_day: number | null;
            readonly most_in_a_row: number | null;
            readonly rest_minutes: number | null;
            /** @description Monday is 1, Sunday 7 */
            readonly days_off: readonly number[];
            /**
             * Format: date
             * @description The first day on which it works again
             * @example 2026-11-24
             */
            readonly off_until: string | null;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly OneWorkLimitsReply: {
            readonly limits: components["schemas"]["WorkLimitsReply"];
        };
        readonly WorkLimitsInput: {
            /** Format: uuid */
            readonly id: string;
            readonly most_lessons_a_day?: number | null;
            readonly most_minutes_a_day?: number | null;
            /** @description Lessons with less than its rest between them */
            readonly most_in_a_row?: number | null;
            /** @description After that many in a row; after each lesson where it is not said how many */
            readonly rest_minutes?: number | null;
            /** @description Monday is 1, Sunday 7 */
            readonly days_off?: readonly number[];
            /**
             * Format: date
             * @description The first day on which it works again
             * @example 2026-11-24
             */
            readonly off_until?: string | null;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly BulkNotePreviewReply: {
            /** @description Active account holders with an email address */
            readonly emails: number;
            /** @description Active account holders whom no email reaches */
            readonly without_email: number;
        };
        readonly BulkNoteReply: {
            /** Format: uuid */
            readonly id: string;
            readonly notes: string;
            readonly created_by_person: string | null;
            /** @example 2026-11-24 16:00 */
            readonly created_at: string;
            /** @description To how many it goes */
            readonly emails: number;
            /** @description Handed over to the mail server */
            readonly sent: number;
            /** @description Refused by the mail server for good */
            readonly failed: number;
            /** @description Made private before they went */
            readonly withdrawn: number;
        };
        readonly BulkNotesReply: {
            readonly bulk_notes: readonly components["schemas"]["BulkNoteReply"][];
        };
        readonly BulkNoteInput: {
            readonly notes: string;
            /** @description Accepted; the server knows it by itself */
            readonly date_created_at?: string;
            /** @description Accepted; the server knows it by itself */
            readonly time_created_at?: string;
            /** @description Accepted; the server knows it by itself */
            readonly created_at?: string;
        };
        readonly BulkNoteWrittenReply: {
            /** @description How many are being emailed */
            readonly emails: number;
            /**
             * Format: uuid
             * @description By which its delivery is found
             */
            readonly bulk_id: string;
        };
        readonly SupportInput: {
            readonly summary: string;
            readonly msg: string;
        };
        readonly SupportReply: {
            /** @enum {number} */
            readonly success: 0 | 1;
        };
        readonly NoteReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly about: "client" | "staff" | "horse";
            /** Format: uuid */
            readonly person_id: string | null;
            readonly person_name: string | null;
            /** Format: uuid */
            readonly horse_id: string | null;
            readonly horse_name: string | null;
            readonly notes: string;
            /** @enum {number} */
            readonly pin: 0 | 1;
            /** @enum {number} */
            readonly is_public: 0 | 1;
            /** Format: uuid */
            readonly lesson_date_time_id: string | null;
            readonly lesson_name: string | null;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string | null;
            readonly created_by_person: string | null;
            readonly created_by_name: string | null;
            /**
             * @description Written by a family, for the barn
             * @enum {number}
             */
            readonly for_admin: 0 | 1;
            /** @example 2026-11-24 16:00 */
            readonly created_at: string;
        };
        readonly NotePageReply: {
            readonly notes: readonly components["schemas"]["NoteReply"][];
            /**
             * @description The caller may add public notes here
             * @enum {number}
             */
            readonly can_add: 0 | 1;
            /**
             * @description The caller may add private notes here
             * @enum {number}
             */
            readonly can_add_private: 0 | 1;
            /** @description Of all pages */
            readonly size: number;
            /** @description Where a note is emailed to; null: to the barn, or nowhere */
            readonly usual_email: string | null;
            /**
             * @description The caller may write another address
             * @enum {number}
             */
            readonly can_change_email: 0 | 1;
        };
        readonly LessonNotesReply: {
            readonly notes: readonly components["schemas"]["NoteReply"][];
            /**
             * @description The caller may add public notes here
             * @enum {number}
             */
            readonly can_add: 0 | 1;
            /**
             * @description The caller may add private notes here
             * @enum {number}
             */
            readonly can_add_private: 0 | 1;
        };
        readonly NewHorseNoteInput: {
            readonly notes: string;
            /**
             * @description Families write public notes
             * @enum {number}
             */
            readonly is_public: 0 | 1;
            /** @enum {number} */
            readonly pin?: 0 | 1;
            /** @enum {number} */
            readonly sendEmail?: 0 | 1;
            /**
             * Format: email
             * @description Of administrators; others write to the usual address
             */
            readonly emailAddress?: string;
            /** @description Accepted; the server knows it by itself */
            readonly dates?: string;
            /** @description Accepted; the server knows it by itself */
            readonly created_by_name?: string;
            /** Format: uuid */
            readonly horse_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id?: string;
        };
        readonly OneNoteReply: {
            readonly note: components["schemas"]["NoteReply"];
        };
        readonly NoteInput: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly NoteDeletedReply: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly NotePublicInput: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly is_public: 0 | 1;
        };
        readonly NotePinInput: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly pin: 0 | 1;
        };
        readonly ClientNotesReply: {
            readonly notes: readonly components["schemas"]["NoteReply"][];
            /**
             * @description The caller may add public notes here
             * @enum {number}
             */
            readonly can_add: 0 | 1;
            /**
             * @description The caller may add private notes here
             * @enum {number}
             */
            readonly can_add_private: 0 | 1;
            /** @description Of all pages */
            readonly size: number;
            /** @description Where a note is emailed to; null: to the barn, or nowhere */
            readonly usual_email: string | null;
            /**
             * @description The caller may write another address
             * @enum {number}
             */
            readonly can_change_email: 0 | 1;
            /** @description As notes */
            readonly data: readonly components["schemas"]["NoteReply"][];
        };
        readonly NewLessonNoteInput: {
            readonly notes: string;
            /** @enum {number} */
            readonly is_public: 0 | 1;
            /**
             * @description Emailed to the account holder; never a private note
             * @enum {number}
             */
            readonly emailNote?: 0 | 1;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /**
             * Format: uuid
             * @description The rider: this, or person_id
             */
            readonly student_id?: string;
            /** Format: uuid */
            readonly person_id?: string;
            /** @description Accepted; the server knows it by itself */
            readonly date_created_at?: string;
            /** @description Accepted; the server knows it by itself */
            readonly time_created_at?: string;
            /** @description Accepted; the server knows it by itself */
            readonly created_at?: string;
        };
        readonly NewPersonNoteInput: {
            readonly notes: string;
            /**
             * @description Families write public notes
             * @enum {number}
             */
            readonly is_public: 0 | 1;
            /** @enum {number} */
            readonly pin?: 0 | 1;
            /** @enum {number} */
            readonly sendEmail?: 0 | 1;
            /**
             * Format: email
             * @description Of administrators; others write to the usual address
             */
            readonly emailAddress?: string;
            /** @description Accepted; the server knows it by itself */
            readonly dates?: string;
            /** @description Accepted; the server knows it by itself */
            readonly created_by_name?: string;
            /** Format: uuid */
            readonly person_id: string;
            /**
             * @description What the note says of the person, where it may be either; else by what the person is
             * @enum {string}
             */
            readonly who?: "client" | "staff";
        };
        readonly EnrolInput: {
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
        };
        /** @enum {string} */
        readonly EnrollmentStatus: "SCH" | "COM" | "CAN" | "RSC" | "CWM" | "CWP" | "CLC" | "CNS" | "CNA" | "CWC" | "CNM" | "CWR" | "CWA" | "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
        readonly LessonPersonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly name: string;
            /** Format: uuid */
            readonly horse_id: string | null;
            /** @description Name of the horse */
            readonly assigned_to: string | null;
            /**
             * Format: uuid
             * @description The package that covers the place
             */
            readonly item_id: string | null;
            readonly product_name: string | null;
            readonly enrollment_status_code: components["schemas"]["EnrollmentStatus"];
            readonly enrollment_status_name: string;
            readonly code: string;
            /** @enum {number} */
            readonly paid: 0 | 1;
            /** @enum {number} */
            readonly student_is_cancelled: 0 | 1;
            /**
             * Format: uuid
             * @description The missed lesson student this one makes up for
             */
            readonly makeup_lesson_id: string | null;
            readonly cancellation_note: string | null;
        };
        readonly WarningReply: {
            /** @description rider_, horse_, instructor_ or location_double_booked, horse_shared, or the limit of a horse */
            readonly code: string;
            /** @description Who and when, in one sentence */
            readonly message: string;
            /**
             * Format: uuid
             * @description The lesson that is warned of
             */
            readonly lesson_date_time_id: string;
            /**
             * Format: uuid
             * @description The horse, instructor, location or student
             */
            readonly about_id: string;
            readonly about_name: string;
            /**
             * Format: uuid
             * @description The other lesson, where the caller may see it
             */
            readonly other_lesson_id: string | null;
        };
        readonly EnrolledReply: {
            readonly lessonPerson: components["schemas"]["LessonPersonReply"];
            readonly LessonStudents: readonly components["schemas"]["LessonPersonReply"][];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly BookInput: {
            /** @description Not used: the server knows it */
            readonly scheduled_date?: string;
            /** @description Not used: the server knows it */
            readonly person_id?: string;
            /** @description Not used: the server knows it */
            readonly instructor_id?: string;
            /**
             * Format: uuid
             * @description The lesson
             */
            readonly lesson_date_time_id?: string;
            /**
             * Format: uuid
             * @description The lesson, in its other spelling
             */
            readonly id?: string;
            /** Format: uuid */
            readonly student_id: string;
            /** @enum {number} */
            readonly use_makeup?: 0 | 1;
            /**
             * Format: uuid
             * @description Which makeup: the missed lesson student it was issued for, or its item
             */
            readonly makeup_lesson_id?: string;
            /**
             * @description 0 lets a full lesson stop staff, too; families are always stopped
             * @enum {number}
             */
            readonly dont_check_availability?: 0 | 1;
            /** @description From the family to the barn, which gets it by mail */
            readonly msg?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @description Not used: the server knows it */
            readonly student_email?: string;
            /** @description Not used: the server knows it */
            readonly account_name?: string;
        };
        readonly BookedReply: {
            readonly lessonPerson: components["schemas"]["LessonPersonReply"];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
            /** @enum {string} */
            readonly result: "booked";
        };
        readonly RemoveInput: {
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly student_id?: string;
            /**
             * @description Out of the later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /**
             * @description Tell the family; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
        };
        readonly RemovedReply: {
            readonly lessonPersonIds: readonly string[];
            /** @enum {string|null} */
            readonly alert: "That was the last student" | null;
        };
        readonly CancelPreviewReply: {
            /** @enum {number} */
            readonly allowed: 0 | 1;
            /** @description Why not */
            readonly reason: string | null;
            readonly code: components["schemas"]["EnrollmentStatus"];
            readonly code_name: string;
            /** @enum {number} */
            readonly inside_notice: 0 | 1;
            readonly notice_hours: number;
            /** @enum {string} */
            readonly unit: "released" | "used" | "none";
            /** @enum {string} */
            readonly compensation: "none" | "makeup" | "single_lesson" | "credit" | "refund" | "lower_invoice" | "restore_makeup";
            /** @description The consequence in plain words */
            readonly sentence: string;
            readonly product_name: string | null;
            readonly remain_after: number | null;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_expiry_date: string | null;
            /** @description The barn’s own policy for this lesson, in words; null where it has none */
            readonly policy_sentence: string | null;
            /**
             * @description Decided by the barn’s own policy
             * @enum {number}
             */
            readonly is_by_policy: 0 | 1;
            /**
             * @description Charged besides, on an invoice
             * @example 45.5
             */
            readonly late_fee: number;
            /** @description To send along when it is done: another result by now is refused */
            readonly outcome_key: string;
        };
        readonly CancelStudentInput: {
            /** @description Not used: the server knows it */
            readonly scheduled_date?: string;
            /** @description Not used: the server knows it */
            readonly person_id?: string;
            /** @description Not used: the server knows it */
            readonly instructor_id?: string;
            /** @description Not used: the server knows it */
            readonly msg?: string;
            /**
             * Format: uuid
             * @description lesson_person_id
             */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id?: string;
            /** @description A cancel action; the server decides for families */
            readonly newEnrollStatus?: string;
            /** @description A cancel action; the server decides for families */
            readonly enrollment_status_code?: string;
            /** @description What a family was shown that it comes to: another by now is refused */
            readonly seen_status_code?: string;
            /** @description outcome_key of what was shown: another result by now is refused */
            readonly seen_outcome_key?: string;
            /**
             * @description Staff cancel as the family would, by the barn’s own policy; without one as usual
             * @enum {number}
             */
            readonly by_policy?: 0 | 1;
            readonly cancel_note?: string;
            readonly cancellation_note?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly expiry_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /** @enum {number} */
            readonly sendNotification?: 0 | 1;
            readonly updated_notification_message?: string;
            /** @description Not used: the server knows it */
            readonly lesson_string?: string;
            /** @description Not used: the server knows it */
            readonly student_name?: string;
            /** @description Not used: the server knows it */
            readonly contact_email?: string;
            /** @description Not used: the server knows it */
            readonly contactEmail?: string;
        };
        readonly ClientLessonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            readonly title: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            /** @description The instant, ISO 8601 */
            readonly starts_at: string;
            /** @description Minutes */
            readonly duration: number;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            readonly instructor_name: string | null;
            readonly location_name: string;
            readonly horse_name: string | null;
            /** Format: uuid */
            readonly item_id: string | null;
            readonly product_name: string | null;
            readonly enrollment_status_code: components["schemas"]["EnrollmentStatus"];
            readonly enrollment_status_name: string;
            /** @enum {number} */
            readonly student_is_cancelled: 0 | 1;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            /** @enum {string|null} */
            readonly cancel_label: "Student Cancel" | "Barn Cancel" | null;
            readonly cancellation_note: string | null;
            /**
             * Format: date
             * @description This is a makeup lesson from that day
             * @example 2026-11-24
             */
            readonly makeup_from_date: string | null;
            readonly lesson_notes: string | null;
            readonly color_code: string | null;
            /** @enum {number} */
            readonly can_cancel: 0 | 1;
        };
        readonly CancelledReply: {
            readonly toreturnForCalendar: readonly components["schemas"]["LessonPersonReply"][];
            readonly lessonIds: readonly string[];
            readonly lessonpeopletoreturn: readonly components["schemas"]["ClientLessonReply"][];
        };
        readonly AssignHorseInput: {
            /** Format: uuid */
            readonly lesson_person_id?: string;
            /**
             * Format: uuid
             * @description lesson_person_id in its other spelling
             */
            readonly id?: string;
            /**
             * Format: uuid
             * @description null takes the horse away
             */
            readonly horse_id?: string | null;
            /**
             * Format: uuid
             * @description What the screen showed: another horse by now is refused with 412
             */
            readonly seen_horse_id?: string | null;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
        };
        readonly HorseAssignedReply: {
            readonly lessonPerson: components["schemas"]["LessonPersonReply"];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        /** @enum {string} */
        readonly AttendanceStatus: "SCH" | "COM" | "CAN" | "RSC" | "CLC" | "CNS" | "CNA" | "CWP" | "CWR" | "CWA" | "CWM" | "CWC";
        readonly AttendanceInput: {
            /**
             * Format: uuid
             * @description lesson_person_id
             */
            readonly id: string;
            readonly enrollment_status_code: components["schemas"]["AttendanceStatus"];
            /** @description What the screen showed: another status by now is refused with 412 */
            readonly seen_status_code?: string;
        };
        readonly OneLessonPersonReply: {
            readonly lessonPerson: components["schemas"]["LessonPersonReply"];
        };
        readonly PaidInput: {
            /**
             * Format: uuid
             * @description lesson_person_id: this student
             */
            readonly id?: string;
            /**
             * Format: uuid
             * @description Everybody in this lesson
             */
            readonly lesson_date_time_id?: string;
            /** @enum {number} */
            readonly paid: 0 | 1;
        };
        readonly LessonPeopleReply: {
            readonly lessonPerson: components["schemas"]["LessonPersonReply"];
            readonly LessonStudents: readonly components["schemas"]["LessonPersonReply"][];
        };
        readonly CompleteInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** @enum {string} */
            readonly code?: "COM" | "SCH";
        };
        readonly CompletedReply: {
            /** @description The lesson as lessons/index returns it */
            readonly lessons: readonly Record<string, never>[];
            readonly LessonStudents: readonly components["schemas"]["LessonPersonReply"][];
        };
        readonly RiderPreviewReply: {
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly name: string;
            readonly code: components["schemas"]["EnrollmentStatus"];
            readonly code_name: string;
            /** @enum {string} */
            readonly unit: "released" | "used" | "none";
            /** @enum {string} */
            readonly compensation: "none" | "makeup" | "single_lesson" | "credit" | "refund" | "lower_invoice" | "restore_makeup";
            /**
             * @description In which of the counts
             * @enum {string}
             */
            readonly counted_as: "get_back" | "makeups" | "makeups_restored" | "single_lessons" | "credits" | "refunds" | "invoices_lowered" | "nothing";
            /** @description The consequence in plain words */
            readonly sentence: string;
            readonly product_name: string | null;
            /**
             * Format: date
             * @description Until when what the rider gets may be used
             * @example 2026-11-24
             */
            readonly makeup_expiry_date: string | null;
        };
        readonly LessonPreviewReply: {
            /** @enum {number} */
            readonly allowed: 0 | 1;
            /** @description Why not */
            readonly reason: string | null;
            readonly code: components["schemas"]["EnrollmentStatus"];
            readonly code_name: string;
            /** @description Lessons that would be cancelled */
            readonly lessons: number;
            /** @description Riders who still have a place in them, once for each lesson */
            readonly riders: number;
            /** @description Lesson goes back on the package */
            readonly get_back: number;
            /** @description Get a makeup */
            readonly makeups: number;
            /** @description Can use their makeup again */
            readonly makeups_restored: number;
            /** @description Get a single-lesson package */
            readonly single_lessons: number;
            /** @description Get a credit */
            readonly credits: number;
            /** @description Get the price refunded */
            readonly refunds: number;
            /** @description Owe less on their unpaid invoice */
            readonly invoices_lowered: number;
            /** @description Get nothing */
            readonly nothing: number;
            /** @description All of it in plain words */
            readonly sentence: string;
            /** @description Of those who get the same, the first hundred */
            readonly students: readonly components["schemas"]["RiderPreviewReply"][];
        };
        readonly DeletionPreviewInput: {
            /**
             * Format: uuid
             * @description The event
             */
            readonly id?: string;
            /** @description Several events */
            readonly idarray?: readonly string[];
            /**
             * @description The later events of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
        };
        readonly DeletionPreviewReply: {
            /** @description Events that would be deleted */
            readonly lessons: number;
            /** @description Riders who have a place in them, once for each event */
            readonly riders: number;
            /** @description Different riders among them */
            readonly students: number;
            /** @description Events among them that have begun already */
            readonly past: number;
            /** @description Lessons that go back to packages */
            readonly units_returned: number;
            /** @description Families of riders in events to come who are told by mail, if people are told */
            readonly families: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly first_date: string | null;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly last_date: string | null;
            /** @description All of it in plain words */
            readonly sentence: string;
        };
        readonly MakeupReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly product_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_start_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_expiry_date: string;
            /**
             * Format: date
             * @description Day of the missed lesson
             * @example 2026-11-24
             */
            readonly scheduled_date: string | null;
            /** @description The missed lesson */
            readonly name: string | null;
            /**
             * Format: uuid
             * @description The missed lesson student
             */
            readonly makeup_lesson_id: string | null;
        };
        readonly MakeupsReply: {
            readonly makeups: readonly components["schemas"]["MakeupReply"][];
        };
        readonly PublicBookInput: {
            /** @description The barn’s public address */
            readonly public_id: string;
            /**
             * Format: uuid
             * @description The lesson
             */
            readonly lesson_id: string;
            /**
             * Format: uuid
             * @description Who of the family is to ride
             */
            readonly student_id: string;
        };
        readonly PublicBookedReply: {
            /** @enum {string} */
            readonly result: "added to lesson";
        };
        readonly PolicyStepFields: {
            /**
             * @description How the notice is told; `start`: until the lesson begins
             * @enum {string}
             */
            readonly notice: "hours" | "working_hours" | "days" | "clock" | "start";
            /** @description Hours or days; of `clock`, days before the lesson */
            readonly count?: number;
            /**
             * @description Of `clock`, the time of day
             * @example 16:00
             */
            readonly time?: string;
            /** @enum {string} */
            readonly gives: "lesson" | "makeup" | "single_lesson" | "credit" | "refund" | "nothing";
            /** @description Of a credit or a refund; 100 unless told */
            readonly percent?: number;
            /**
             * @description Kept back of a credit or a refund
             * @example 45.5
             */
            readonly less?: number;
            /**
             * @description Whether something is charged besides
             * @enum {string}
             */
            readonly fee_kind?: "none" | "amount" | "percent";
            /**
             * @description The amount, or the per cent of the price
             * @example 45.5
             */
            readonly fee?: number;
        };
        readonly PolicyReply: {
            /** @description The longest notice first; the last one is `start` */
            readonly steps: readonly components["schemas"]["PolicyStepFields"][];
            /** @description Late cancellations that count as in time; 0: none */
            readonly free_count?: number;
            /** @enum {string} */
            readonly free_per?: "month" | "quarter" | "year";
            /**
             * @description How long a makeup may be ridden
             * @enum {string}
             */
            readonly valid_kind?: "settings" | "days" | "month" | "quarter" | "year";
            readonly valid_days?: number;
            /** @description Makeups at most; 0: no limit */
            readonly cap_count?: number;
            /** @enum {string} */
            readonly cap_per?: "month" | "quarter" | "year" | "package";
            /**
             * @description 0: a lesson that was a makeup gives nothing back
             * @enum {number}
             */
            readonly makeup_again?: 0 | 1;
            /**
             * Format: uuid
             * @description Null for the built-in one
             */
            readonly id: string | null;
            /** @enum {string} */
            readonly scope: "barn" | "program" | "section" | "series";
            /** Format: uuid */
            readonly scope_id: string | null;
            /** @description Of the program, section or series */
            readonly name: string | null;
            /** @description 0 for the built-in one */
            readonly version: number;
            /** @description As families read it */
            readonly sentence: string;
        };
        readonly PoliciesReply: {
            /** @description The barn’s own, the least particular first */
            readonly policies: readonly components["schemas"]["PolicyReply"][];
            readonly built_in: readonly components["schemas"]["PolicyReply"][];
        };
        readonly SavePolicyInput: {
            /** @description The longest notice first; the last one is `start` */
            readonly steps: readonly components["schemas"]["PolicyStepFields"][];
            /** @description Late cancellations that count as in time; 0: none */
            readonly free_count?: number;
            /** @enum {string} */
            readonly free_per?: "month" | "quarter" | "year";
            /**
             * @description How long a makeup may be ridden
             * @enum {string}
             */
            readonly valid_kind?: "settings" | "days" | "month" | "quarter" | "year";
            readonly valid_days?: number;
            /** @description Makeups at most; 0: no limit */
            readonly cap_count?: number;
            /** @enum {string} */
            readonly cap_per?: "month" | "quarter" | "year" | "package";
            /**
             * @description 0: a lesson that was a makeup gives nothing back
             * @enum {number}
             */
            readonly makeup_again?: 0 | 1;
            /** @enum {string} */
            readonly scope: "barn" | "program" | "section" | "series";
            /**
             * Format: uuid
             * @description The program, section or series
             */
            readonly scope_id?: string | null;
            /** @description What was read before: another by now is refused with 412. 0: there was none */
            readonly version?: number;
        };
        readonly SavedPolicyReply: {
            readonly policies: readonly components["schemas"]["PolicyReply"][];
        };
        readonly EndPolicyInput: {
            /**
             * Format: uuid
             * @description The policy
             */
            readonly id: string;
        };
        readonly EndedPolicyReply: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly TryPolicyInput: {
            /** @description The longest notice first; the last one is `start` */
            readonly steps: readonly components["schemas"]["PolicyStepFields"][];
            /** @description Late cancellations that count as in time; 0: none */
            readonly free_count?: number;
            /** @enum {string} */
            readonly free_per?: "month" | "quarter" | "year";
            /**
             * @description How long a makeup may be ridden
             * @enum {string}
             */
            readonly valid_kind?: "settings" | "days" | "month" | "quarter" | "year";
            readonly valid_days?: number;
            /** @description Makeups at most; 0: no limit */
            readonly cap_count?: number;
            /** @enum {string} */
            readonly cap_per?: "month" | "quarter" | "year" | "package";
            /**
             * @description 0: a lesson that was a makeup gives nothing back
             * @enum {number}
             */
            readonly makeup_again?: 0 | 1;
            /** @description In the barn’s zone: 2026-11-24T16:00 */
            readonly lesson_start: string;
            /** @description In the barn’s zone: 2026-11-24T16:00 */
            readonly cancelled_at: string;
            /**
             * @description What the lesson costs
             * @example 45.5
             */
            readonly price: number;
        };
        readonly PolicySpanReply: {
            /** @description Last moment of this step, in the barn’s zone: 2026-11-23T16:00 */
            readonly until: string;
            /** @enum {string} */
            readonly gives: "lesson" | "makeup" | "single_lesson" | "credit" | "refund" | "nothing";
            /** @description What it gives and charges, in words */
            readonly words: string;
        };
        readonly TriedPolicyReply: {
            /** @description The rule for this lesson */
            readonly policy_sentence: string;
            /** @description What cancelling then comes to */
            readonly words: string;
            /** @description Which of the steps it is */
            readonly step: number;
            /** @enum {string} */
            readonly gives: "lesson" | "makeup" | "single_lesson" | "credit" | "refund" | "nothing";
            /** @enum {number} */
            readonly is_late: 0 | 1;
            /**
             * @description A free late cancellation was used
             * @enum {number}
             */
            readonly is_free: 0 | 1;
            /**
             * @description Of the price: credited or refunded
             * @example 45.5
             */
            readonly money_back: number;
            /** @example 45.5 */
            readonly late_fee: number;
            readonly spans: readonly components["schemas"]["PolicySpanReply"][];
        };
        readonly ChangedByPolicyInput: {
            /** @description The longest notice first; the last one is `start` */
            readonly steps: readonly components["schemas"]["PolicyStepFields"][];
            /** @description Late cancellations that count as in time; 0: none */
            readonly free_count?: number;
            /** @enum {string} */
            readonly free_per?: "month" | "quarter" | "year";
            /**
             * @description How long a makeup may be ridden
             * @enum {string}
             */
            readonly valid_kind?: "settings" | "days" | "month" | "quarter" | "year";
            readonly valid_days?: number;
            /** @description Makeups at most; 0: no limit */
            readonly cap_count?: number;
            /** @enum {string} */
            readonly cap_per?: "month" | "quarter" | "year" | "package";
            /**
             * @description 0: a lesson that was a makeup gives nothing back
             * @enum {number}
             */
            readonly makeup_again?: 0 | 1;
            /** @enum {string} */
            readonly scope: "barn" | "program" | "section" | "series";
            /** Format: uuid */
            readonly scope_id?: string | null;
        };
        readonly ChangedCancellationReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            readonly title: string;
            readonly name: string;
            /** @description What it came to */
            readonly before: string;
            /** @description What it would have come to */
            readonly after: string;
        };
        readonly ChangedByPolicyReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly from: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly to: string;
            /** @description Cancellations that were looked at */
            readonly looked_at: number;
            /** @description Of them, those that would have come to something else */
            readonly changed: number;
            readonly cancellations: readonly components["schemas"]["ChangedCancellationReply"][];
        };
        readonly PublicPolicyReply: {
            /** @description Which lessons it is for; null for all others */
            readonly about: string | null;
            readonly sentence: string;
        };
        readonly PublicPoliciesReply: {
            /**
             * @description Families cancel by themselves
             * @enum {number}
             */
            readonly can_cancel: 0 | 1;
            readonly policies: readonly components["schemas"]["PublicPolicyReply"][];
        };
        readonly ClientLessonsReply: {
            readonly makeups: readonly components["schemas"]["MakeupReply"][];
            readonly data: readonly components["schemas"]["ClientLessonReply"][];
            readonly size: number;
        };
        readonly WaitingEntryReply: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly name: string;
            /** @description On the list; 1 is the first */
            readonly place: number;
            /**
             * @description A place that comes free is taken at once
             * @enum {number}
             */
            readonly auto_enrol: 0 | 1;
            /** @description A place is held until this instant, ISO 8601 in UTC */
            readonly offered_until: string | null;
            /** @description Why a place that was free went to somebody else */
            readonly passed_over: string | null;
            /** @description The instant, ISO 8601 in UTC */
            readonly joined_at: string;
        };
        readonly WaitingListReply: {
            /** @description The first first */
            readonly waiting: readonly components["schemas"]["WaitingEntryReply"][];
        };
        readonly OwnWaitingReply: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly first_name: string;
            readonly title: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /** @description Minutes */
            readonly duration: number;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            readonly location_name: string;
            /** @description On the list; 1 is the first */
            readonly place: number;
            /**
             * @description A place that comes free is taken at once
             * @enum {number}
             */
            readonly auto_enrol: 0 | 1;
            /** @description A place is held until this instant, ISO 8601 in UTC */
            readonly offered_until: string | null;
        };
        readonly OwnWaitingListReply: {
            /** @description Offers first */
            readonly waiting: readonly components["schemas"]["OwnWaitingReply"][];
        };
        readonly JoinWaitingInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /**
             * @description Take a place that comes free at once, without an offer
             * @enum {number}
             */
            readonly auto_enrol?: 0 | 1;
            /**
             * @description Book with a makeup
             * @enum {number}
             */
            readonly use_makeup?: 0 | 1;
        };
        readonly WaitingResultReply: {
            /** @enum {string} */
            readonly result: "waiting" | "not waiting" | "booked" | "in order";
        };
        readonly WaitingRiderInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
        };
        readonly OrderWaitingInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /** @description The new place on the list; 1 is the first */
            readonly place: number;
        };
        readonly InvoiceItemReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly payment_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            /** Format: uuid */
            readonly product_id: string;
            readonly product_name: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_start_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_expiry_date: string | null;
            readonly start_count: number;
            /** @enum {number} */
            readonly is_tracked: 0 | 1;
            /**
             * @description Without tax
             * @example 45.5
             */
            readonly price: number;
            readonly item_notes: string | null;
        };
        readonly PaymentReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly payment_id: string;
            /** Format: uuid */
            readonly billing_person_id: string;
            /** Format: uuid */
            readonly account_holder_id: string;
            /** Format: uuid */
            readonly accountHolderPeopleId: string;
            /** @description The account holder's */
            readonly name: string;
            /** @description The account holder's */
            readonly email: string | null;
            /** @enum {string} */
            readonly transaction_type: "manual" | "invoice" | "online" | "refund";
            readonly payment_method: string | null;
            readonly bank: string | null;
            /** @example 45.5 */
            readonly subtotal: number;
            /** @example 45.5 */
            readonly tax: number;
            /** @example 45.5 */
            readonly tax1: number;
            /** @example 45.5 */
            readonly fee: number;
            /**
             * @description Negative for a refund
             * @example 45.5
             */
            readonly total: number;
            /** @example 45.5 */
            readonly amount: number;
            /**
             * @description Of an unpaid invoice, else 0
             * @example 45.5
             */
            readonly outstanding: number;
            /**
             * @description Of an invoice: what part payments have paid of it
             * @example 45.5
             */
            readonly part_paid: number;
            /**
             * Format: uuid
             * @description The same for payments that were received as one
             */
            readonly receipt_id: string | null;
            /**
             * Format: uuid
             * @description The credit that this money became
             */
            readonly credit_id: string | null;
            /**
             * Format: date
             * @description Of an invoice: until when it is to be paid, if it names a day
             * @example 2026-11-24
             */
            readonly due_date: string | null;
            /** @description Of an unpaid invoice: days since it was due; 0 before */
            readonly overdue_days: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly received: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date: string;
            readonly reference: string | null;
            /** @description Of the invoice itself, or of the one that this payment paid */
            readonly invoice_number: number | null;
            /** @enum {number} */
            readonly invoice: 0 | 1;
            /** @enum {number} */
            readonly online_purchase: 0 | 1;
            /** @enum {number} */
            readonly paid: 0 | 1;
            /**
             * @description Of a refund. pending, failed: an administrator decides; reversed: money that had gone is back
             * @enum {string|null}
             */
            readonly refund_state: "pending" | "done" | "failed" | "declined" | "reversed" | null;
            /** @enum {number} */
            readonly is_quickpay: 0 | 1;
            /**
             * @description 1: it paid the invoice `invoice_id`
             * @enum {number}
             */
            readonly is_invoice_payment: 0 | 1;
            /** Format: uuid */
            readonly invoice_id: string | null;
            readonly payment_notes: string | null;
            readonly notes: string | null;
        };
        readonly PaymentItemsReply: {
            readonly items: readonly components["schemas"]["InvoiceItemReply"][];
            /** @description What they were sold with */
            readonly payment: components["schemas"]["PaymentReply"];
        };
        readonly EveryItemReply: {
            readonly data: readonly components["schemas"]["InvoiceItemReply"][];
            readonly size: number;
        };
        readonly ItemReply: {
            /**
             * @description Null: of every class
             * @enum {string|null}
             */
            readonly price_class: "private" | "semi_private" | "group" | null;
            /**
             * @description Null: on any horse
             * @enum {string|null}
             */
            readonly lesson_horses: "school" | "own" | null;
            /** @description Null: of any length */
            readonly lesson_minutes: number | null;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly product_id: string;
            readonly product_name: string;
            /** Format: uuid */
            readonly student_id: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_start_date: string;
            /**
             * Format: date
             * @description Null for what does not expire, such as a credit
             * @example 2026-11-24
             */
            readonly package_expiry_date: string | null;
            readonly start_count: number;
            readonly used: number;
            /** @description Covered lessons up to the barn's today */
            readonly usedtilltoday: number;
            /** @description Covered lessons still ahead */
            readonly usedaftertoday: number;
            readonly remain: number;
            readonly item_notes: string | null;
            /**
             * @description Negative for a credit
             * @example 45.5
             */
            readonly product_price: number;
            /** @enum {number} */
            readonly is_expired: 0 | 1;
            /**
             * @description Not expired, and either a lesson is left on it or one is ahead that it covers
             * @enum {number}
             */
            readonly is_usable: 0 | 1;
            /** @enum {string} */
            readonly kind: "package" | "makeup" | "credit" | "adjustment";
            /**
             * @description 0: counts say nothing
             * @enum {number}
             */
            readonly is_tracked: 0 | 1;
            /** @enum {number} */
            readonly paid: 0 | 1;
            /**
             * Format: date
             * @description Of what a cancellation gave: the missed lesson
             * @example 2026-11-24
             */
            readonly missed_date: string | null;
            readonly missed_title: string | null;
            /** Format: uuid */
            readonly payment_id: string | null;
            /**
             * Format: date
             * @description When the next one follows with an invoice
             * @example 2026-11-24
             */
            readonly package_renew_date: string | null;
        };
        readonly MemberCreditsReply: {
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            /**
             * @description Positive
             * @example 45.5
             */
            readonly total: number;
            readonly items: readonly components["schemas"]["ItemReply"][];
        };
        readonly CreditsReply: {
            /** @description Members with unused credits */
            readonly credits: readonly components["schemas"]["MemberCreditsReply"][];
        };
        readonly QuoteLineInput: {
            /** Format: uuid */
            readonly product_id?: string;
            /**
             * Format: uuid
             * @description For whom; credits of the account follow from it
             */
            readonly student_id?: string;
            /**
             * Format: uuid
             * @description A credit of the family, taken off the total
             */
            readonly item_id?: string;
            /**
             * @description An administrator's own price; of a credit negative
             * @example 45.5
             */
            readonly product_price?: number;
        };
        readonly QuoteInput: {
            /** @description Also as JSON text */
            readonly item_details: readonly components["schemas"]["QuoteLineInput"][];
            /**
             * @description 0: credits stay, except those that a line names; else they are spent by themselves, the oldest first
             * @enum {number}
             */
            readonly use_credits?: 0 | 1;
            /**
             * @description 1: paid on the spot
             * @enum {number}
             */
            readonly is_quickpay?: 0 | 1;
            /**
             * @description 1: it will be paid by card, of which at least 0.50 is left to pay
             * @enum {number}
             */
            readonly by_card?: 0 | 1;
        };
        readonly QuoteCreditReply: {
            /** Format: uuid */
            readonly item_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly person_name: string;
            readonly product_name: string;
            /**
             * Format: date
             * @description Of the lesson that it was given for
             * @example 2026-11-24
             */
            readonly missed_date: string | null;
            readonly missed_title: string | null;
            /**
             * @description What it is worth, positive
             * @example 45.5
             */
            readonly amount: number;
            /**
             * @description What of it this cart uses, positive
             * @example 45.5
             */
            readonly used: number;
        };
        readonly QuoteReply: {
            /**
             * @description Of the packages, before credits
             * @example 45.5
             */
            readonly cartItems: number;
            /**
             * @description Credits used, positive; the sums below are without them
             * @example 45.5
             */
            readonly cartCredits: number;
            /**
             * @description cartItems without cartCredits
             * @example 45.5
             */
            readonly cartSubtotal: number;
            /** @example 45.5 */
            readonly cartTax: number;
            /** @example 45.5 */
            readonly cartSubtotalWithTax: number;
            /**
             * @description Convenience fee, if it is paid by card
             * @example 45.5
             */
            readonly cartFee: number;
            /**
             * @description With the fee
             * @example 45.5
             */
            readonly cartTotal: number;
            /** @description Null where lines have different rates */
            readonly tax_percent: number | null;
            /** @description Of the fee; null where lines have different rates */
            readonly fee: number | null;
            /** @description Why the family does not get some of it at this price; staff may sell it */
            readonly warnings: readonly string[];
            /** @description All that the account has, the oldest first */
            readonly credits: readonly components["schemas"]["QuoteCreditReply"][];
        };
        readonly AssignItemsInput: {
            /** Format: uuid */
            readonly product_id: string;
            /** @description Each gets one, on an unpaid invoice of its account */
            readonly student_ids: readonly string[];
        };
        readonly AssignedItemsReply: {
            /** @description One for each student */
            readonly items: number;
            /** @description One for each account */
            readonly invoices: number;
            /**
             * @description Of these invoices
             * @example 45.5
             */
            readonly total: number;
        };
        readonly EditItemInput: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_start_date: string;
            /**
             * Format: date
             * @description Unless it does not expire
             * @example 2026-11-24
             */
            readonly package_expiry_date?: string;
            /**
             * @description 1: it does not expire
             * @enum {number}
             */
            readonly no_expiry?: 0 | 1;
            /** @description Emptied: 0 */
            readonly start_count?: number | null;
            /**
             * @description Without tax; emptied: 0
             * @example 45.5
             */
            readonly price?: number | null;
            readonly item_notes?: string;
            /**
             * Format: date
             * @description When the next one follows with an invoice; emptied: never
             * @example 2026-11-24
             */
            readonly package_renew_date?: string | null;
        };
        readonly EditedItemReply: {
            readonly item: components["schemas"]["ItemReply"];
        };
        readonly DeleteItemInput: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description 1: although it was paid by card, of which nothing is given back
             * @enum {number}
             */
            readonly despite_card?: 0 | 1;
        };
        readonly DeletedItemReply: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly FinancialTotalsReply: {
            readonly count: number;
            /** @example 45.5 */
            readonly subtotal: number;
            /** @example 45.5 */
            readonly tax: number;
            /** @example 45.5 */
            readonly fee: number;
            /**
             * @description Received, less what was given back
             * @example 45.5
             */
            readonly total: number;
        };
        readonly OutstandingTotalsReply: {
            /** @description Unpaid invoices */
            readonly count: number;
            /** @example 45.5 */
            readonly total: number;
            /**
             * @description Of it on invoices whose due date is over
             * @example 45.5
             */
            readonly overdue: number;
        };
        readonly FinancialReply: {
            readonly reports: readonly components["schemas"]["PaymentReply"][];
            /** @description How many there are in all */
            readonly size: number;
            /** @description Money of the whole account, on this page or not */
            readonly totals: components["schemas"]["FinancialTotalsReply"];
            readonly outstandingTotals: components["schemas"]["OutstandingTotalsReply"];
        };
        readonly InvoiceShareInput: {
            /**
             * Format: uuid
             * @description The invoice
             */
            readonly payment_id: string;
            /**
             * @description As much as there is money for, unless told
             * @example 45.5
             */
            readonly amount?: number;
        };
        readonly InvoicePaymentPreviewInput: {
            /**
             * Format: uuid
             * @description The account holder or a member
             */
            readonly billing_person_id: string;
            /**
             * @description All that is open, unless told
             * @example 45.5
             */
            readonly amount?: number;
            /** @description These alone; else the oldest first */
            readonly invoices?: readonly components["schemas"]["InvoiceShareInput"][];
            /**
             * Format: uuid
             * @description Whose the credit is; the first rider of the account unless told
             */
            readonly student_id?: string;
        };
        readonly InvoiceShareReply: {
            /**
             * Format: uuid
             * @description The invoice
             */
            readonly payment_id: string;
            readonly invoice_number: number;
            /**
             * Format: date
             * @description When it was written
             * @example 2026-11-24
             */
            readonly received: string;
            /**
             * @description Now
             * @example 45.5
             */
            readonly outstanding: number;
            /**
             * @description What it gets of the money
             * @example 45.5
             */
            readonly paid: number;
            /**
             * @description What is still open then
             * @example 45.5
             */
            readonly left: number;
        };
        readonly InvoicePaymentReply: {
            /** @description All that are open, the oldest first */
            readonly invoices: readonly components["schemas"]["InvoiceShareReply"][];
            /**
             * @description On all of them, now
             * @example 45.5
             */
            readonly outstanding: number;
            /**
             * @description On all of them, then
             * @example 45.5
             */
            readonly left: number;
            /**
             * @description What is more than open
             * @example 45.5
             */
            readonly credit: number;
            /** @description Whose credit that is; null: nobody of the account rides */
            readonly credit_for: string | null;
        };
        readonly PayInvoicesInput: {
            /**
             * Format: uuid
             * @description The account holder or a member
             */
            readonly billing_person_id: string;
            /**
             * @description All that is open, unless told
             * @example 45.5
             */
            readonly amount?: number;
            /** @description These alone; else the oldest first */
            readonly invoices?: readonly components["schemas"]["InvoiceShareInput"][];
            /**
             * Format: uuid
             * @description Whose the credit is; the first rider of the account unless told
             */
            readonly student_id?: string;
            /**
             * @description Cash unless told
             * @enum {string}
             */
            readonly payment_method?: "cash" | "cheque" | "venmo" | "transfer" | "other";
            /**
             * Format: date
             * @description The barn's today unless told
             * @example 2026-11-24
             */
            readonly date?: string;
            readonly reference?: string;
            readonly payment_notes?: string;
            /**
             * @description 1: what is more than open becomes a credit
             * @enum {number}
             */
            readonly rest_as_credit?: 0 | 1;
        };
        readonly PaidInvoicesReply: {
            /** @description One for each invoice, and one for the credit */
            readonly payments: readonly components["schemas"]["PaymentReply"][];
        };
        readonly ReopenedInvoiceReply: {
            /**
             * Format: uuid
             * @description The invoice
             */
            readonly payment_id: string;
            readonly invoice_number: number;
            /**
             * @description How much more is open
             * @example 45.5
             */
            readonly opens: number;
            /**
             * @description What is open then
             * @example 45.5
             */
            readonly outstanding: number;
        };
        readonly PaymentDeletionReply: {
            /**
             * @description Of all that was received as one
             * @example 45.5
             */
            readonly total: number;
            readonly invoices: readonly components["schemas"]["ReopenedInvoiceReply"][];
            /**
             * @description The credit that goes with it; 0 if none
             * @example 45.5
             */
            readonly credit: number;
            /** @description That go with it, and whose they are */
            readonly packages: readonly string[];
        };
        readonly ItemsReply: {
            readonly data: readonly components["schemas"]["ItemReply"][];
            readonly size: number;
            /** @description How many of them are usable */
            readonly usable: number;
        };
        readonly PackageLessonReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            readonly title: string;
            readonly enrollment_status_code: string;
            readonly enrollment_status_name: string;
            /**
             * @description Against the package's dates
             * @enum {string}
             */
            readonly within: "within" | "before" | "after";
        };
        readonly ItemWithLessonsReply: {
            readonly data: components["schemas"]["ItemReply"];
            readonly lessons: readonly components["schemas"]["PackageLessonReply"][];
            /**
             * @description 1: paid with a card, of which deleting it gives nothing back
             * @enum {number}
             */
            readonly paid_by_card: 0 | 1;
        };
        readonly OneItemReply: {
            readonly data: components["schemas"]["ItemWithLessonsReply"];
        };
        readonly OwedReply: {
            readonly unpaid_invoices: number;
            /**
             * @description Of these invoices
             * @example 45.5
             */
            readonly unpaid_total: number;
            /**
             * @description Of it on invoices whose due date is over
             * @example 45.5
             */
            readonly overdue_total: number;
            /** @description Lessons until today that no package covers and nobody has paid */
            readonly unpaid_lessons: number;
        };
        readonly CartLineInput: {
            /** Format: uuid */
            readonly product_id?: string;
            /** Format: uuid */
            readonly student_id?: string;
            /**
             * Format: uuid
             * @description A credit of the family, taken off the total
             */
            readonly item_id?: string;
            /**
             * @description An administrator's own price; of a credit negative, else as much as fits is taken off
             * @example 45.5
             */
            readonly product_price?: number;
            /**
             * @description The same as product_price
             * @example 45.5
             */
            readonly price?: number;
            readonly start_count?: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_expiry_date?: string;
            readonly item_notes?: string;
            /** @description The session that it is for, noted on the package */
            readonly registration_title?: string;
            /**
             * Format: uuid
             * @description The lesson student that it pays for first; refused where it cannot
             */
            readonly lesson_person_id?: string;
            /**
             * Format: uuid
             * @description The same for all lines: as payment_id beside them
             */
            readonly payment_id?: string;
            /**
             * @description The same as is_quickpay beside the lines
             * @enum {number}
             */
            readonly quickpay?: 0 | 1;
        };
        readonly CreateItemsInput: {
            /**
             * @description Cash unless told; an invoice has none
             * @enum {string}
             */
            readonly payment_method?: "cash" | "cheque" | "venmo" | "transfer" | "other";
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly received?: string;
            readonly reference?: string;
            readonly payment_notes?: string;
            readonly notes?: string;
            /**
             * @description 1: an unpaid invoice instead of money received
             * @enum {number}
             */
            readonly invoice?: 0 | 1;
            /**
             * Format: date
             * @description Of the invoice: until when it is to be paid; by the barn’s setting unless told
             * @example 2026-11-24
             */
            readonly due_date?: string;
            /**
             * @description What the packages cost with tax; refused where they cost something else
             * @example 45.5
             */
            readonly amount?: number;
            /**
             * Format: uuid
             * @description A payment that came in before, for these packages; else one is recorded
             */
            readonly payment_id?: string;
            /**
             * @description 1: paid on the spot
             * @enum {number}
             */
            readonly is_quickpay?: 0 | 1;
            /**
             * @description The same as is_quickpay
             * @enum {number}
             */
            readonly quickpay?: 0 | 1;
            /**
             * @description 0: credits stay, except those that a line names; else they are spent by themselves, the oldest first
             * @enum {number}
             */
            readonly use_credits?: 0 | 1;
            /** Format: uuid */
            readonly account_holder_id?: string;
            /** Format: uuid */
            readonly billing_person_id?: string;
            /** Format: uuid */
            readonly accountHolderPeopleId?: string;
            /** @description Also as JSON text */
            readonly item_details: readonly components["schemas"]["CartLineInput"][];
        };
        readonly PurchaseReply: {
            readonly items: readonly components["schemas"]["ItemReply"][];
            readonly payment: components["schemas"]["PaymentReply"];
        };
        readonly PackageLessonsReply: {
            /** @description Within the package’s dates */
            readonly lessons: readonly components["schemas"]["PackageLessonReply"][];
            /** @description Moved to a day before it starts */
            readonly before: readonly components["schemas"]["PackageLessonReply"][];
            /** @description Moved to a day after it ends */
            readonly after: readonly components["schemas"]["PackageLessonReply"][];
        };
        readonly SendInvoiceInput: {
            /**
             * Format: uuid
             * @description The invoice or the payment
             */
            readonly id: string;
            /**
             * Format: email
             * @description To whom
             */
            readonly email: string;
            /** @description Of the attached file; as the paper is called unless told */
            readonly name?: string;
            /**
             * Format: binary
             * @description A PDF of at most 5242880 bytes, sent instead of the paper that is drawn
             */
            readonly file?: string;
        };
        readonly SentInvoiceReply: {
            /**
             * Format: uuid
             * @description The invoice or the payment; its mail is on the way
             */
            readonly id: string;
        };
        readonly CreatePaymentInput: {
            /**
             * @description Cash unless told
             * @enum {string}
             */
            readonly payment_method?: "cash" | "cheque" | "venmo" | "transfer" | "other";
            /**
             * Format: date
             * @description The barn's today unless told
             * @example 2026-11-24
             */
            readonly date?: string;
            /**
             * Format: date
             * @description The same as date
             * @example 2026-11-24
             */
            readonly received?: string;
            /**
             * @description What the invoice asks for, unless told
             * @example 45.5
             */
            readonly amount?: number;
            readonly reference?: string;
            readonly payment_notes?: string;
            /** @description The same as payment_notes */
            readonly notes?: string;
            /**
             * @description 1: it pays the invoice `payment_id`
             * @enum {number}
             */
            readonly is_invoice_payment?: 0 | 1;
            /**
             * Format: uuid
             * @description The invoice that is paid
             */
            readonly payment_id?: string;
            /**
             * @description 1: the invoice is paid by another amount than it asks for
             * @enum {number}
             */
            readonly accept_difference?: 0 | 1;
            /**
             * Format: uuid
             * @description Whose money it is, unless it pays an invoice
             */
            readonly account_holder_id?: string;
            /**
             * Format: uuid
             * @description The same as account_holder_id
             */
            readonly billing_person_id?: string;
        };
        readonly RecordedPaymentReply: {
            readonly payment: components["schemas"]["PaymentReply"];
        };
        readonly PaymentQuery: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly DeletedPaymentReply: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly ApproveRefundInput: {
            /** Format: uuid */
            readonly payment_id: string;
            /**
             * @description By hand instead of the way in which the money came
             * @enum {string}
             */
            readonly payment_method?: "cash" | "cheque" | "venmo" | "transfer" | "other";
        };
        readonly ApprovedRefundReply: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly DeclineRefundInput: {
            /** Format: uuid */
            readonly payment_id: string;
            /** @description Mailed to the family, and kept as the note of the refund */
            readonly reason: string;
        };
        readonly DeclinedRefundReply: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly DueDateInput: {
            /** Format: uuid */
            readonly payment_id: string;
            /**
             * Format: date
             * @description Until when the invoice is to be paid; emptied: it names no day
             * @example 2026-11-24
             */
            readonly due_date?: string | null;
        };
        readonly ProductProgramReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly product_id: string;
            /** Format: uuid */
            readonly program_id: string;
            /** @description Of the program */
            readonly name: string;
            /**
             * @description Of the program
             * @enum {number}
             */
            readonly is_active: 0 | 1;
        };
        readonly ProductProgramLinksReply: {
            readonly links: readonly components["schemas"]["ProductProgramReply"][];
        };
        readonly ProgramsOfProductReply: {
            readonly programs: readonly components["schemas"]["ProductProgramReply"][];
        };
        readonly ProductProgramInput: {
            /** Format: uuid */
            readonly product_id: string;
            /** Format: uuid */
            readonly program_id: string;
        };
        readonly NewProductProgramReply: {
            readonly newProductProgram: components["schemas"]["ProductProgramReply"];
        };
        readonly ProductProgramLinkInput: {
            /**
             * Format: uuid
             * @description Of the link, not of the program
             */
            readonly id: string;
        };
        readonly TakenProgramReply: {
            /** Format: uuid */
            readonly product_id: string;
            /** Format: uuid */
            readonly program_id: string;
        };
        readonly ProductReply: {
            /**
             * @description Null: of every class
             * @enum {string|null}
             */
            readonly price_class: "private" | "semi_private" | "group" | null;
            /**
             * @description Null: on any horse
             * @enum {string|null}
             */
            readonly lesson_horses: "school" | "own" | null;
            /** @description Null: of any length */
            readonly lesson_minutes: number | null;
            /** Format: uuid */
            readonly id: string;
            readonly product_name: string;
            readonly product_desc: string | null;
            /** @example 45.5 */
            readonly product_price: number;
            /** @description Lessons in the package */
            readonly product_count: number;
            /** @description Valid for so many days, or what validity_unit says */
            readonly expires_in: number;
            /** @enum {string} */
            readonly validity_unit: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until: string | null;
            /**
             * @description 0: sells nothing countable
             * @enum {number}
             */
            readonly is_tracked: 0 | 1;
            /** @enum {number} */
            readonly purchase_online: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only: 0 | 1;
            /** @enum {number} */
            readonly is_auto: 0 | 1;
            readonly renew_day_of_month: number | null;
            /** @description Null: the barn's own rate */
            readonly tax_percent: number | null;
            readonly fee: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description What it pays for; null: lessons of every program */
            readonly program_names: string | null;
        };
        readonly ShopReply: {
            readonly products: readonly components["schemas"]["ProductReply"][];
            /** @description To families: how many they do not see, because these are for new customers only */
            readonly left_out: number;
        };
        readonly OneProductReply: {
            readonly product: components["schemas"]["ProductReply"];
        };
        readonly PackageOptionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @example 45.5 */
            readonly product_price: number;
            readonly product_count: number;
        };
        readonly PackageOptionsReply: {
            readonly options: readonly components["schemas"]["PackageOptionReply"][];
        };
        readonly SectionProductReply: {
            readonly product: components["schemas"]["ProductReply"] | null;
        };
        readonly ProductDetailsInput: {
            readonly product_name?: string;
            readonly product_desc?: string | null;
            /** @example 45.5 */
            readonly product_price?: number;
            readonly product_count?: number;
            readonly expires_in?: number;
            /**
             * @description What expires_in counts; date: to the end of valid_until, never: no expiry
             * @enum {string}
             */
            readonly validity_unit?: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until?: string | null;
            /** @enum {number} */
            readonly is_tracked?: 0 | 1;
            /** @enum {number} */
            readonly purchase_online?: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only?: 0 | 1;
            /** @enum {number} */
            readonly is_auto?: 0 | 1;
            readonly renew_day_of_month?: number | null;
            readonly tax_percent?: number | null;
            readonly fee?: number | null;
            /**
             * @description Pays for lessons of this class; null: of every
             * @enum {string|null}
             */
            readonly price_class?: "private" | "semi_private" | "group" | null;
            /**
             * @description On whose horses; null: on any
             * @enum {string|null}
             */
            readonly lesson_horses?: "school" | "own" | null;
            /** @description As long as this; null: of any length */
            readonly lesson_minutes?: number | null;
        };
        readonly ChangedProductReply: {
            readonly product: components["schemas"]["ProductReply"];
            /** @description All active products */
            readonly products: readonly components["schemas"]["ProductReply"][];
            readonly options: readonly components["schemas"]["PackageOptionReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly EditProductInput: {
            readonly product_name?: string;
            readonly product_desc?: string | null;
            /** @example 45.5 */
            readonly product_price?: number;
            readonly product_count?: number;
            readonly expires_in?: number;
            /**
             * @description What expires_in counts; date: to the end of valid_until, never: no expiry
             * @enum {string}
             */
            readonly validity_unit?: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until?: string | null;
            /** @enum {number} */
            readonly is_tracked?: 0 | 1;
            /** @enum {number} */
            readonly purchase_online?: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only?: 0 | 1;
            /** @enum {number} */
            readonly is_auto?: 0 | 1;
            readonly renew_day_of_month?: number | null;
            readonly tax_percent?: number | null;
            readonly fee?: number | null;
            /**
             * @description Pays for lessons of this class; null: of every
             * @enum {string|null}
             */
            readonly price_class?: "private" | "semi_private" | "group" | null;
            /**
             * @description On whose horses; null: on any
             * @enum {string|null}
             */
            readonly lesson_horses?: "school" | "own" | null;
            /** @description As long as this; null: of any length */
            readonly lesson_minutes?: number | null;
            /** Format: uuid */
            readonly id: string;
        };
        readonly ProductActivationInput: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /**
             * @description Which list comes back
             * @enum {unknown}
             */
            readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
        };
        readonly ProductActivationReply: {
            readonly products: readonly components["schemas"]["ProductReply"][];
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly ProductRow: {
            /**
             * @description Null: of every class
             * @enum {string|null}
             */
            readonly price_class: "private" | "semi_private" | "group" | null;
            /**
             * @description Null: on any horse
             * @enum {string|null}
             */
            readonly lesson_horses: "school" | "own" | null;
            /** @description Null: of any length */
            readonly lesson_minutes: number | null;
            /** Format: uuid */
            readonly id: string;
            readonly product_name: string;
            readonly product_desc: string | null;
            /** @example 45.5 */
            readonly product_price: number;
            /** @description Lessons in the package */
            readonly product_count: number;
            /** @description Valid for so many days, or what validity_unit says */
            readonly expires_in: number;
            /** @enum {string} */
            readonly validity_unit: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until: string | null;
            /**
             * @description 0: sells nothing countable
             * @enum {number}
             */
            readonly is_tracked: 0 | 1;
            /** @enum {number} */
            readonly purchase_online: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only: 0 | 1;
            /** @enum {number} */
            readonly is_auto: 0 | 1;
            readonly renew_day_of_month: number | null;
            /** @description Null: the barn's own rate */
            readonly tax_percent: number | null;
            readonly fee: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description What it pays for; null: lessons of every program */
            readonly program_names: string | null;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly SavedProductRow: {
            /**
             * @description Null: of every class
             * @enum {string|null}
             */
            readonly price_class: "private" | "semi_private" | "group" | null;
            /**
             * @description Null: on any horse
             * @enum {string|null}
             */
            readonly lesson_horses: "school" | "own" | null;
            /** @description Null: of any length */
            readonly lesson_minutes: number | null;
            /** Format: uuid */
            readonly id: string;
            readonly product_name: string;
            readonly product_desc: string | null;
            /** @example 45.5 */
            readonly product_price: number;
            /** @description Lessons in the package */
            readonly product_count: number;
            /** @description Valid for so many days, or what validity_unit says */
            readonly expires_in: number;
            /** @enum {string} */
            readonly validity_unit: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until: string | null;
            /**
             * @description 0: sells nothing countable
             * @enum {number}
             */
            readonly is_tracked: 0 | 1;
            /** @enum {number} */
            readonly purchase_online: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only: 0 | 1;
            /** @enum {number} */
            readonly is_auto: 0 | 1;
            readonly renew_day_of_month: number | null;
            /** @description Null: the barn's own rate */
            readonly tax_percent: number | null;
            readonly fee: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description What it pays for; null: lessons of every program */
            readonly program_names: string | null;
            /** @description Rises with every change */
            readonly version: number;
            readonly warnings: readonly components["schemas"]["RowWarningReply"][];
        };
        readonly RestProductInput: {
            readonly product_name?: string;
            readonly product_desc?: string | null;
            /** @example 45.5 */
            readonly product_price?: number;
            readonly product_count?: number;
            readonly expires_in?: number;
            /**
             * @description What expires_in counts; date: to the end of valid_until, never: no expiry
             * @enum {string}
             */
            readonly validity_unit?: "day" | "week" | "month" | "date" | "never";
            /**
             * Format: date
             * @description Last day, where validity_unit is date
             * @example 2026-11-24
             */
            readonly valid_until?: string | null;
            /** @enum {number} */
            readonly is_tracked?: 0 | 1;
            /** @enum {number} */
            readonly purchase_online?: 0 | 1;
            /**
             * @description 1: only for families that have bought nothing yet
             * @enum {number}
             */
            readonly new_customers_only?: 0 | 1;
            /** @enum {number} */
            readonly is_auto?: 0 | 1;
            readonly renew_day_of_month?: number | null;
            readonly tax_percent?: number | null;
            readonly fee?: number | null;
            /**
             * @description Pays for lessons of this class; null: of every
             * @enum {string|null}
             */
            readonly price_class?: "private" | "semi_private" | "group" | null;
            /**
             * @description On whose horses; null: on any
             * @enum {string|null}
             */
            readonly lesson_horses?: "school" | "own" | null;
            /** @description As long as this; null: of any length */
            readonly lesson_minutes?: number | null;
            /** @enum {number} */
            readonly is_active?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly PublicKeyReply: {
            /** @description Null: cards are not taken here */
            readonly publicKey: string | null;
            /** @description Of the provider’s own card form */
            readonly script_url: string | null;
        };
        readonly CardAccountReply: {
            readonly stripe_account_id: string | null;
            /**
             * @description Whether Pay Now is offered
             * @enum {number}
             */
            readonly takes_cards: 0 | 1;
        };
        readonly ConnectAddressReply: {
            /** @description Null: accounts cannot be connected here */
            readonly url: string | null;
        };
        readonly AddAccountInput: {
            readonly code: string;
            /** @description As it came back from the provider with the code */
            readonly state: string;
        };
        readonly AccountAddedReply: {
            readonly stripe_account_id: string;
        };
        readonly StartPaymentInput: {
            /** @description In cents, as shown; refused where it is another by now */
            readonly total?: number;
            /** @description Accepted; the server knows it by itself */
            readonly account_holder?: string;
            /** @description Accepted; the server knows it by itself */
            readonly student?: string;
            /** @description Accepted; the server knows it by itself */
            readonly account_id?: string;
            /**
             * Format: uuid
             * @description The invoice that is paid, instead of item_details
             */
            readonly payment_id?: string;
            /** @description In cents without fee: this part of the invoice */
            readonly part?: number;
            /** @description Also as JSON text */
            readonly item_details?: readonly components["schemas"]["CartLineInput"][];
            /**
             * @description 1: without the card fee; an administrator’s to say
             * @enum {number}
             */
            readonly without_fee?: 0 | 1;
            /**
             * @description 0: credits stay, except those that a line names; else they are spent by themselves, the oldest first
             * @enum {number}
             */
            readonly use_credits?: 0 | 1;
            /**
             * @description 1: paid on the spot
             * @enum {number}
             */
            readonly is_quickpay?: 0 | 1;
            readonly payment_notes?: string;
            /**
             * Format: uuid
             * @description Anybody of the account that pays
             */
            readonly person_id?: string;
        };
        readonly PaymentIntentReply: {
            readonly id: string;
            /** @description By which the card form confirms */
            readonly client_secret: string | null;
            readonly status: string;
            /** @description In cents */
            readonly amount: number;
            readonly currency: string;
        };
        readonly SavedCardReply: {
            readonly id: string;
            readonly last4: string;
            readonly brand: string;
        };
        readonly StartedPaymentReply: {
            readonly payment_intent: components["schemas"]["PaymentIntentReply"];
            readonly payment_methods: readonly components["schemas"]["SavedCardReply"][];
        };
        readonly ConfirmPaymentInput: {
            readonly payment_intent_id: string;
            /** @description A saved card */
            readonly payment_method_id: string;
        };
        readonly ConfirmStatusReply: {
            readonly status: string;
            readonly id: string;
        };
        readonly ConfirmedReply: {
            readonly confirmstatus: components["schemas"]["ConfirmStatusReply"];
        };
        readonly CardPaidInput: {
            /** @description The id of the payment intent */
            readonly reference: string;
        };
        readonly CardPaidReply: {
            readonly newpayment: components["schemas"]["PaymentReply"];
            /** @description What was bought; none for an invoice */
            readonly items: readonly components["schemas"]["ItemReply"][];
        };
        readonly ChargeSavedCardInput: {
            /** @description In cents, as shown; refused where it is another by now */
            readonly total?: number;
            /** @description Accepted; the server knows it by itself */
            readonly account_holder?: string;
            /** @description Accepted; the server knows it by itself */
            readonly student?: string;
            /** @description Accepted; the server knows it by itself */
            readonly account_id?: string;
            /**
             * Format: uuid
             * @description The invoice that is paid, instead of item_details
             */
            readonly payment_id?: string;
            /** @description In cents without fee: this part of the invoice */
            readonly part?: number;
            /** @description Also as JSON text */
            readonly item_details?: readonly components["schemas"]["CartLineInput"][];
            /**
             * @description 1: without the card fee; an administrator’s to say
             * @enum {number}
             */
            readonly without_fee?: 0 | 1;
            /**
             * @description 0: credits stay, except those that a line names; else they are spent by themselves, the oldest first
             * @enum {number}
             */
            readonly use_credits?: 0 | 1;
            /**
             * @description 1: paid on the spot
             * @enum {number}
             */
            readonly is_quickpay?: 0 | 1;
            readonly payment_notes?: string;
            /**
             * Format: uuid
             * @description Anybody of the account whose card it is
             */
            readonly person_id: string;
        };
        readonly CardOnFileReply: {
            readonly stripe_payment_method_id: string | null;
        };
        readonly KeepCardInput: {
            /**
             * Format: uuid
             * @description Anybody of the account
             */
            readonly person_id: string;
            readonly payment_method: string;
        };
        readonly AskToConfirmInput: {
            readonly payment_intent_id: string;
            /** @description A saved card of the family */
            readonly payment_method_id: string;
        };
        readonly ConfirmedItemReply: {
            readonly product_name: string;
            /** @description The rider’s */
            readonly person_name: string;
        };
        readonly ConfirmationReply: {
            /** Format: uuid */
            readonly payment_id: string;
            /**
             * Format: uuid
             * @description The invoice that it pays; else packages are bought
             */
            readonly invoice_id: string | null;
            readonly invoice_number: number | null;
            /** @example 45.5 */
            readonly amount: number;
            readonly currency: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly asked: string;
            /**
             * Format: date
             * @description It can be confirmed until then
             * @example 2026-11-24
             */
            readonly until: string;
            /**
             * @description Null: by time, or by the provider
             * @enum {string|null}
             */
            readonly ended_by: "family" | "barn" | null;
            /**
             * @description paid_otherwise: nothing is charged for it
             * @enum {string}
             */
            readonly state: "waiting" | "paid" | "paid_otherwise" | "ended";
            /** @description None for an invoice */
            readonly items: readonly components["schemas"]["ConfirmedItemReply"][];
        };
        readonly AskedReply: {
            readonly confirmation: components["schemas"]["ConfirmationReply"];
        };
        readonly ConfirmationsReply: {
            readonly confirmations: readonly components["schemas"]["ConfirmationReply"][];
        };
        readonly ConfirmedCardReply: {
            readonly id: string;
            readonly last4: string;
            readonly brand: string;
        };
        readonly ConfirmationToPayReply: {
            /** Format: uuid */
            readonly payment_id: string;
            /**
             * Format: uuid
             * @description The invoice that it pays; else packages are bought
             */
            readonly invoice_id: string | null;
            readonly invoice_number: number | null;
            /** @example 45.5 */
            readonly amount: number;
            readonly currency: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly asked: string;
            /**
             * Format: date
             * @description It can be confirmed until then
             * @example 2026-11-24
             */
            readonly until: string;
            /**
             * @description Null: by time, or by the provider
             * @enum {string|null}
             */
            readonly ended_by: "family" | "barn" | null;
            /**
             * @description paid_otherwise: nothing is charged for it
             * @enum {string}
             */
            readonly state: "waiting" | "paid" | "paid_otherwise" | "ended";
            /** @description None for an invoice */
            readonly items: readonly components["schemas"]["ConfirmedItemReply"][];
            /** @description Of the payment intent; null unless it waits */
            readonly reference: string | null;
            /** @description By which the provider’s script confirms */
            readonly client_secret: string | null;
            /** @description Null where the provider keeps it no more */
            readonly card: components["schemas"]["ConfirmedCardReply"] | null;
        };
        readonly ConfirmationQuery: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly PaymentIssueReply: {
            /** @description Of the payment, or the provider’s of a dispute */
            readonly id: string;
            /**
             * @description return_failed: paid for nothing, and not given back; account_removed: open when the account was taken away
             * @enum {string}
             */
            readonly kind: "dispute" | "refund_requested" | "refund_failed" | "return_failed" | "account_removed";
            /**
             * Format: uuid
             * @description Of a refund the one that is approved or declined
             */
            readonly payment_id: string;
            /** Format: uuid */
            readonly account_holder_id: string;
            /** @description The account holder's */
            readonly name: string;
            /** @example 45.5 */
            readonly amount: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly since: string;
            /**
             * Format: date
             * @description Until when the bank hears the barn about a dispute
             * @example 2026-11-24
             */
            readonly evidence_by: string | null;
            /** @description The way it goes back, or came in */
            readonly payment_method: string | null;
            /** @description The provider’s name of it */
            readonly reference: string | null;
            /** @description Of the cancelled lesson that is refunded */
            readonly student_name: string | null;
            readonly lesson_title: string | null;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly lesson_date: string | null;
            /** @description Of the cancellation, by whoever cancelled */
            readonly note: string | null;
            /**
             * @description What came in for what is refunded, without fee
             * @example 45.5
             */
            readonly paid: number | null;
            /**
             * @description What stays of that once this and all other refunds are given
             * @example 45.5
             */
            readonly stays: number | null;
        };
        readonly PaymentIssuesReply: {
            readonly issues: readonly components["schemas"]["PaymentIssueReply"][];
            /** @description Of all pages */
            readonly size: number;
        };
        readonly StrandedPaymentInput: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly ClosedPaymentReply: {
            /** Format: uuid */
            readonly payment_id: string;
        };
        readonly TakenReply: {
            /** @enum {number} */
            readonly received: 0 | 1;
        };
        readonly FeedReply: {
            /** Format: uuid */
            readonly feed_id: string;
            /** @enum {string} */
            readonly kind: "staff" | "horse" | "location" | "barn";
            /** Format: uuid */
            readonly subject_id: string;
            readonly subject_name: string | null;
            /** @description Who made it, and whose eyes it has */
            readonly owner_name: string | null;
            /** @enum {number} */
            readonly is_own: 0 | 1;
            /** @description For its owner alone */
            readonly address: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description To the hour
             */
            readonly last_read_at: string | null;
        };
        readonly FeedsReply: {
            readonly feeds: readonly components["schemas"]["FeedReply"][];
        };
        readonly FeedInput: {
            /** @enum {string} */
            readonly kind: "staff" | "horse" | "location" | "barn";
            /**
             * Format: uuid
             * @description instructor_id or person_id of staff, horse_id, location_id; nothing for the barn
             */
            readonly subject_id?: string;
        };
        readonly FeedMadeReply: {
            readonly feed: components["schemas"]["FeedReply"];
        };
        readonly FeedIdInput: {
            /** Format: uuid */
            readonly feed_id: string;
        };
        readonly FeedRevokedReply: {
            /** Format: uuid */
            readonly feed_id: string;
        };
        readonly BulkChoiceInput: {
            /** @description The lessons */
            readonly bulkIds: readonly string[];
            /**
             * @description The barn’s default unless told
             * @enum {string}
             */
            readonly cancelAction?: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
            /**
             * Format: date
             * @description The day that the dates were chosen for; for other days they shift
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly expiry_date?: string;
        };
        readonly BulkRecipientReply: {
            /** @description The rider, or the member of the staff */
            readonly name: string;
            /** @enum {number} */
            readonly is_staff: 0 | 1;
            /**
             * @description Without one, no mail can go
             * @enum {number}
             */
            readonly has_address: 0 | 1;
        };
        readonly BulkPreviewReply: {
            /** @enum {number} */
            readonly allowed: 0 | 1;
            /** @description Why not */
            readonly reason: string | null;
            readonly code: components["schemas"]["EnrollmentStatus"];
            readonly code_name: string;
            /** @description Lessons that would be cancelled */
            readonly lessons: number;
            /** @description Riders who still have a place in them, once for each lesson */
            readonly riders: number;
            /** @description Lesson goes back on the package */
            readonly get_back: number;
            /** @description Get a makeup */
            readonly makeups: number;
            /** @description Can use their makeup again */
            readonly makeups_restored: number;
            /** @description Get a single-lesson package */
            readonly single_lessons: number;
            /** @description Get a credit */
            readonly credits: number;
            /** @description Get the price refunded */
            readonly refunds: number;
            /** @description Owe less on their unpaid invoice */
            readonly invoices_lowered: number;
            /** @description Get nothing */
            readonly nothing: number;
            /** @description All of it in plain words */
            readonly sentence: string;
            /** @description Of those who get the same, the first hundred */
            readonly students: readonly components["schemas"]["RiderPreviewReply"][];
            /** @description Cancelled already, and left as they are */
            readonly skipped: number;
            /** @description Mails, if people are told */
            readonly mails: number;
            /** @description People who would be told, had they an address */
            readonly without_address: number;
            /** @description Whom they are for: the first hundred with an address, and the first hundred without */
            readonly recipients: readonly components["schemas"]["BulkRecipientReply"][];
        };
        readonly BulkCancelInput: {
            /** @description The lessons */
            readonly bulkIds: readonly string[];
            /**
             * @description The barn’s default unless told
             * @enum {string}
             */
            readonly cancelAction?: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
            /**
             * Format: date
             * @description The day that the dates were chosen for; for other days they shift
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly expiry_date?: string;
            /** @enum {string} */
            readonly cancelReason?: "WEA" | "INS" | "PAN" | "HOL" | "OTH";
            /** @enum {number} */
            readonly sendNotification?: 0 | 1;
            /** @description Goes with the notification and stands in front of the notes */
            readonly updated_notification_message?: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
        };
        readonly SkippedLessonReply: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** @enum {string} */
            readonly because: "cancelled" | "gone";
        };
        readonly RunMailReply: {
            readonly name: string;
            /** @enum {number} */
            readonly is_staff: 0 | 1;
            /** @enum {string} */
            readonly state: "sent" | "waiting" | "failed" | "no_address";
        };
        readonly BulkRunReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "cancel" | "delete";
            /** @enum {string} */
            readonly state: "running" | "done" | "reverting" | "reverted";
            /** @description What is said when all of it is done */
            readonly success: string | null;
            /** @description Lessons asked for */
            readonly total: number;
            /** @description Lessons done */
            readonly done: number;
            /** @description Lessons taken back */
            readonly reverted: number;
            /** @description Riders whose cancellation stands although the run was taken back */
            readonly riders_kept: number;
            readonly skipped: readonly components["schemas"]["SkippedLessonReply"][];
            /** @description The instant until which it can be undone, ISO 8601; null if it cannot */
            readonly undo_until: string | null;
            /** @description One for each mail that it leads to */
            readonly mails: readonly components["schemas"]["RunMailReply"][];
        };
        readonly DeleteAllInput: {
            readonly idarray: readonly string[];
        };
        readonly BulkRunQuery: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly HorseChoiceReply: {
            readonly lessons: number;
            readonly minutes: number;
            /** @description Its limit */
            readonly most_lessons_a_day: number | null;
            /** @description Its limit */
            readonly most_minutes_a_day: number | null;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /**
             * @description It goes in this lesson already, which is not counted
             * @enum {number}
             */
            readonly in_lesson: 0 | 1;
            /** @description If it went in the lesson */
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly HorseChoicesReply: {
            /** @description Free and rested ones first */
            readonly horses: readonly components["schemas"]["HorseChoiceReply"][];
        };
        readonly HorseDayReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date: string;
            readonly lessons: number;
            readonly minutes: number;
            /** @description Limits that the day passes, one sentence each */
            readonly warnings: readonly string[];
        };
        readonly HorseInWeekReply: {
            readonly lessons: number;
            readonly minutes: number;
            /** @description Its limit */
            readonly most_lessons_a_day: number | null;
            /** @description Its limit */
            readonly most_minutes_a_day: number | null;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly days: readonly components["schemas"]["HorseDayReply"][];
        };
        readonly HorsesOfWeekReply: {
            readonly farm_name: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly today: string;
            /**
             * Format: date
             * @description As the barn begins its weeks
             * @example 2026-11-24
             */
            readonly week_start: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly week_end: string;
            readonly horses: readonly components["schemas"]["HorseInWeekReply"][];
        };
        readonly HorseLessonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            readonly name: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            /** @description Who rides the horse in it */
            readonly riders: string;
            readonly instructor_name: string | null;
            readonly location_name: string | null;
        };
        readonly HorseLessonsReply: {
            readonly data: readonly components["schemas"]["HorseLessonReply"][];
            /** @description Of all pages */
            readonly size: number;
        };
        readonly HorseWorkReply: {
            readonly lessons: number;
            readonly minutes: number;
        };
        readonly HorseWeekReply: {
            readonly lessons: number;
            readonly minutes: number;
            /**
             * Format: date
             * @description First day of the week, as the barn begins its weeks
             * @example 2026-11-24
             */
            readonly week_start: string;
            /** @enum {number} */
            readonly is_current: 0 | 1;
        };
        readonly HorseWorkloadReply: {
            readonly today: components["schemas"]["HorseWorkReply"];
            readonly weeks: readonly components["schemas"]["HorseWeekReply"][];
        };
        readonly LastHorseReply: {
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly horse_id: string;
            readonly horse_name: string;
            /**
             * Format: date
             * @description When it was ridden
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /**
             * @description The rider has no horse yet, and nobody else wants this one at the time
             * @enum {number}
             */
            readonly is_free: 0 | 1;
        };
        readonly HorseElsewhereReply: {
            /** Format: uuid */
            readonly horse_id: string;
            readonly lessons: number;
        };
        readonly LastHorsesReply: {
            /** @description For every place of that day whose rider had one before */
            readonly horses: readonly components["schemas"]["LastHorseReply"][];
            /** @description How often horses go that day in lessons that the caller does not see */
            readonly elsewhere: readonly components["schemas"]["HorseElsewhereReply"][];
        };
        readonly AddLessonHorseInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly horse_id: string;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
        };
        readonly LessonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            readonly version: number;
            readonly title: string;
            readonly lesson_name: string;
            readonly name: string;
            /** @description Title, day and time in one line */
            readonly lessonString: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            /** @example 2026-11-24 16:00 */
            readonly start: string;
            /** @example 2026-11-24 16:00 */
            readonly end: string;
            /** @description The instant, ISO 8601 in UTC */
            readonly starts_at: string;
            readonly ends_at: string;
            /** @description Minutes on the wall clock */
            readonly duration: number;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            /** @enum {number} */
            readonly is_recuring: 0 | 1;
            readonly repeatDesc: string | null;
            /** @description Every so many periods */
            readonly frequency: number | null;
            /** @enum {string|null} */
            readonly period: "days" | "weeks" | null;
            /**
             * Format: date
             * @description Day of the last lesson of the series
             * @example 2026-11-24
             */
            readonly repeatEnd: string | null;
            /** Format: uuid */
            readonly lesson_date_time_series_id: string | null;
            /** Format: uuid */
            readonly section_id: string;
            readonly section_name: string;
            /**
             * Format: uuid
             * @description What a single lesson of the section is sold as
             */
            readonly product_id: string | null;
            /** Format: uuid */
            readonly program_id: string;
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            /** Format: uuid */
            readonly location_id: string;
            readonly location_name: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            readonly instructor_name: string | null;
            readonly color_code: string | null;
            readonly lesson_notes: string | null;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            readonly lesson_status_code: string;
            readonly barn_cancel_makeup_action: string | null;
            readonly barn_cancel_reason: string | null;
            readonly max_enrollment: number | null;
            readonly max: number | null;
            /** @description Places taken */
            readonly cnt: number;
            /** @description Places that are free and held for nobody; null without a limit */
            readonly available: number | null;
            /** @description Riders on its waiting list */
            readonly waiting: number;
            readonly studentString: string;
            readonly horseString: string;
        };
        readonly LessonStudentReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_person_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly student_id: string | null;
            /** Format: uuid */
            readonly person_id: string | null;
            readonly name: string;
            /** Format: uuid */
            readonly horse_id: string | null;
            /** @description Name of the horse */
            readonly assigned_to: string | null;
            /**
             * Format: uuid
             * @description The package that covers the place
             */
            readonly item_id: string | null;
            readonly product_name: string | null;
            readonly enrollment_status_code: (string & components["schemas"]["EnrollmentStatus"]) | null;
            readonly enrollment_status_name: string | null;
            readonly code: string | null;
            /** @enum {number|null} */
            readonly paid: 0 | 1 | null;
            /** @enum {number} */
            readonly student_is_cancelled: 0 | 1;
            /** Format: uuid */
            readonly makeup_lesson_id: string | null;
            readonly cancellation_note: string | null;
        };
        readonly LessonHorseReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_horse_id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly horse_id: string;
            readonly name: string;
            /** Format: uuid */
            readonly tack_id: string | null;
            readonly tack_name: string | null;
        };
        readonly LessonTaskReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly task_id: string;
            readonly task_name: string;
            /** Format: uuid */
            readonly instructor_id: string;
            readonly instructor_name: string;
        };
        readonly ChangedLessonsReply: {
            readonly lessons: readonly components["schemas"]["LessonReply"][];
            readonly LessonStudents: readonly components["schemas"]["LessonStudentReply"][];
            readonly LessonHorses: readonly components["schemas"]["LessonHorseReply"][];
            readonly tasks: readonly components["schemas"]["LessonTaskReply"][];
            readonly lesson: components["schemas"]["LessonReply"];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly RemoveLessonHorseInput: {
            /** Format: uuid */
            readonly lesson_date_time_horse_id: string;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
        };
        readonly HorseRemovedReply: {
            readonly lessons: readonly components["schemas"]["LessonReply"][];
            readonly LessonStudents: readonly components["schemas"]["LessonStudentReply"][];
            readonly LessonHorses: readonly components["schemas"]["LessonHorseReply"][];
            readonly tasks: readonly components["schemas"]["LessonTaskReply"][];
            readonly lesson: components["schemas"]["LessonReply"];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
            /** @enum {string|null} */
            readonly alert: "That was the last horse" | null;
        };
        readonly AddTackInput: {
            /** Format: uuid */
            readonly lesson_date_time_horse_id?: string;
            /**
             * Format: uuid
             * @description With horse_id, in place of the row
             */
            readonly lesson_date_time_id?: string;
            /** Format: uuid */
            readonly horse_id?: string;
            /**
             * Format: uuid
             * @description null takes the tack off
             */
            readonly tack_id?: string | null;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
        };
        readonly LessonStaffReply: {
            readonly tasks: readonly components["schemas"]["LessonTaskReply"][];
        };
        readonly AddLessonStaffInput: {
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            /** Format: uuid */
            readonly task_id: string;
            /** Format: uuid */
            readonly instructor_id: string;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
        };
        readonly RemoveLessonStaffInput: {
            /**
             * Format: uuid
             * @description Of the extra staff, as in tasks
             */
            readonly id: string;
            /**
             * @description The later lessons of the series, too
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
        };
        readonly CoverReply: {
            /** Format: uuid */
            readonly item_id: string;
            readonly product_name: string;
            readonly remain: number;
            readonly start_count: number;
        };
        readonly BookableLessonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            readonly version: number;
            readonly title: string;
            readonly lesson_name: string;
            readonly name: string;
            /** @description Title, day and time in one line */
            readonly lessonString: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            /** @example 2026-11-24 16:00 */
            readonly start: string;
            /** @example 2026-11-24 16:00 */
            readonly end: string;
            /** @description The instant, ISO 8601 in UTC */
            readonly starts_at: string;
            readonly ends_at: string;
            /** @description Minutes on the wall clock */
            readonly duration: number;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            /** @enum {number} */
            readonly is_recuring: 0 | 1;
            readonly repeatDesc: string | null;
            /** @description Every so many periods */
            readonly frequency: number | null;
            /** @enum {string|null} */
            readonly period: "days" | "weeks" | null;
            /**
             * Format: date
             * @description Day of the last lesson of the series
             * @example 2026-11-24
             */
            readonly repeatEnd: string | null;
            /** Format: uuid */
            readonly lesson_date_time_series_id: string | null;
            /** Format: uuid */
            readonly section_id: string;
            readonly section_name: string;
            /**
             * Format: uuid
             * @description What a single lesson of the section is sold as
             */
            readonly product_id: string | null;
            /** Format: uuid */
            readonly program_id: string;
            readonly program_name: string;
            /** Format: uuid */
            readonly program_type_id: string;
            /** Format: uuid */
            readonly location_id: string;
            readonly location_name: string;
            /** Format: uuid */
            readonly instructor_id: string | null;
            readonly instructor_name: string | null;
            readonly color_code: string | null;
            readonly lesson_notes: string | null;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            readonly lesson_status_code: string;
            readonly barn_cancel_makeup_action: string | null;
            readonly barn_cancel_reason: string | null;
            readonly max_enrollment: number | null;
            readonly max: number | null;
            /** @description Places taken */
            readonly cnt: number;
            /** @description Places that are free and held for nobody; null without a limit */
            readonly available: number | null;
            /** @description Riders on its waiting list */
            readonly waiting: number;
            readonly studentString: string;
            readonly horseString: string;
            /** @description With one student_id: what will pay for it; null when nothing does */
            readonly covered_by: components["schemas"]["CoverReply"] | null;
            /** @description For families, where it begins inside the barn’s notice: that notice in hours. Cancelling does not bring it back */
            readonly notice_passed: number | null;
            /**
             * @description There is no place: a rider can wait for one
             * @enum {number}
             */
            readonly is_full: 0 | 1;
            /** @description With one student_id: where the rider stands on the waiting list; 1 is the first */
            readonly waiting_place: number | null;
        };
        readonly CoveringPackageReply: {
            /** Format: uuid */
            readonly item_id: string;
            /** Format: uuid */
            readonly student_id: string;
            readonly product_name: string;
            readonly remain: number;
            readonly start_count: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly package_expiry_date: string | null;
            /**
             * Format: date
             * @description Day of the last lesson that is booked on it
             * @example 2026-11-24
             */
            readonly last_lesson_date: string | null;
        };
        readonly LessonsReply: {
            readonly lessons: readonly components["schemas"]["LessonReply"][];
            readonly LessonStudents: readonly components["schemas"]["LessonStudentReply"][];
            readonly LessonHorses: readonly components["schemas"]["LessonHorseReply"][];
            readonly tasks: readonly components["schemas"]["LessonTaskReply"][];
            /** @description With view=booking: what can be booked */
            readonly events: readonly components["schemas"]["BookableLessonReply"][];
            /** @description Hours between now and the first lesson a family can book */
            readonly buffer: number;
            /** @description With dbday */
            readonly packages?: readonly components["schemas"]["CoveringPackageReply"][];
        };
        readonly LessonWarningsReply: {
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly TaskStaffInput: {
            /** Format: uuid */
            readonly staff: string;
            /** Format: uuid */
            readonly task: string;
        };
        readonly CreateLessonInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly section_id: string;
            readonly title?: string;
            /** @description Minutes */
            readonly duration?: number;
            /** @enum {number} */
            readonly is_allday?: 0 | 1;
            /** Format: uuid */
            readonly instructor_id?: string;
            /** Format: uuid */
            readonly location_id?: string;
            readonly students?: readonly string[];
            readonly horses?: readonly string[];
            readonly taskStaff?: readonly components["schemas"]["TaskStaffInput"][];
            /** @description The same as taskStaff */
            readonly otherStaff?: readonly components["schemas"]["TaskStaffInput"][];
            readonly lesson_notes?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @enum {number} */
            readonly is_recuring?: 0 | 1;
            /** @description From the family that adds it to the barn, which gets it by mail */
            readonly msg?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /**
             * @description Accepted; the server knows it by itself
             * @enum {number}
             */
            readonly isStudentBooking?: 0 | 1;
            /** @description Accepted; the server knows it by itself */
            readonly student_email?: string;
            /** @description Accepted; the server knows it by itself */
            readonly account_name?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeStart?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeEnd?: string;
        };
        readonly UpdateLessonInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly id: string;
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * @description This and all later lessons of the series
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @enum {number} */
            readonly sendNotification?: 0 | 1;
            /** @description Goes with the notification and stands in front of the notes */
            readonly updated_notification_message?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @enum {string} */
            readonly cancelAction?: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
            /** @enum {string} */
            readonly cancelReason?: "WEA" | "INS" | "PAN" | "HOL" | "OTH";
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly expiry_date?: string;
            /** @description What to note, where editAction is notes */
            readonly lesson_notes?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lastDate?: string;
            /** @enum {string} */
            readonly editAction: "title" | "datetime" | "reschedule" | "instructor" | "location" | "section" | "notes" | "cancel";
            readonly title?: string;
            /** Format: uuid */
            readonly instructor_id?: string | null;
            /** Format: uuid */
            readonly location_id?: string;
            /** Format: uuid */
            readonly section_id?: string;
        };
        readonly RescheduleLessonInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly id: string;
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * @description This and all later lessons of the series
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @enum {number} */
            readonly sendNotification?: 0 | 1;
            /** @description Goes with the notification and stands in front of the notes */
            readonly updated_notification_message?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /**
             * Format: uuid
             * @description Dropped in the column of another one; empty for none
             */
            readonly instructor_id?: string | null;
            /**
             * Format: uuid
             * @description Dropped in the column of another one
             */
            readonly location_id?: string;
            /**
             * Format: uuid
             * @description Dropped in the column of another one
             */
            readonly section_id?: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
            /** @description Accepted; the server knows it by itself */
            readonly notesfrom?: string;
            /** @description Accepted; the server knows it by itself */
            readonly notesto?: string;
        };
        readonly CancelLessonInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly id: string;
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * @description This and all later lessons of the series
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /** @enum {number} */
            readonly sendNotification?: 0 | 1;
            /** @description Goes with the notification and stands in front of the notes */
            readonly updated_notification_message?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @enum {string} */
            readonly cancelAction?: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
            /** @enum {string} */
            readonly cancelReason?: "WEA" | "INS" | "PAN" | "HOL" | "OTH";
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly purchase_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly makeup_start_date?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly expiry_date?: string;
            /** @description What to note, where editAction is notes */
            readonly lesson_notes?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lastDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
        };
        readonly BlockRiderReply: {
            /**
             * Format: uuid
             * @description Of those whom the caller knows
             */
            readonly student_id?: string;
            readonly name: string;
            /** Format: uuid */
            readonly horse_id?: string;
            /** @description Name of the horse */
            readonly horse?: string;
            /** @enum {number} */
            readonly paid?: 0 | 1;
            /** @enum {number} */
            readonly is_cancelled?: 0 | 1;
        };
        readonly BlockHorseReply: {
            /** Format: uuid */
            readonly horse_id: string;
            readonly name: string;
            /** Format: uuid */
            readonly tack_id?: string;
            readonly tack?: string;
        };
        readonly BlockHelperReply: {
            /** Format: uuid */
            readonly instructor_id: string;
        };
        readonly BlockReply: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            readonly title: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date: string;
            /** @example 16:00 */
            readonly start: string;
            /**
             * Format: date
             * @description Where it is another day
             * @example 2026-11-24
             */
            readonly end_date?: string;
            /** @example 16:00 */
            readonly end: string;
            /** @description The instant, ISO 8601 in UTC */
            readonly starts_at: string;
            readonly ends_at: string;
            /** Format: uuid */
            readonly section_id: string;
            /** Format: uuid */
            readonly location_id: string;
            readonly location: string;
            /** Format: uuid */
            readonly instructor_id?: string;
            readonly instructor?: string;
            readonly colour?: string;
            /** @description Riders */
            readonly cnt: number;
            /** @description Places */
            readonly max?: number;
            /** @description Riders on the waiting list */
            readonly waiting?: number;
            /** @enum {number} */
            readonly is_allday?: 0 | 1;
            /** @enum {number} */
            readonly is_recuring?: 0 | 1;
            /** @enum {number} */
            readonly is_cancelled?: 0 | 1;
            /** @enum {number} */
            readonly is_completed?: 0 | 1;
            readonly cancel_reason?: string;
            /** @description With people=1 */
            readonly riders?: readonly components["schemas"]["BlockRiderReply"][];
            /** @description With people=1 */
            readonly horses?: readonly components["schemas"]["BlockHorseReply"][];
            /** @description With people=1 */
            readonly helpers?: readonly components["schemas"]["BlockHelperReply"][];
        };
        readonly BlockSectionReply: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: uuid */
            readonly program_id: string;
            /** Format: uuid */
            readonly program_type_id: string;
        };
        readonly CalendarReply: {
            readonly lessons: readonly components["schemas"]["BlockReply"][];
            readonly sections: readonly components["schemas"]["BlockSectionReply"][];
        };
        readonly CreateSeriesInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly section_id: string;
            readonly title?: string;
            /** @description Minutes */
            readonly duration?: number;
            /** @enum {number} */
            readonly is_allday?: 0 | 1;
            /** Format: uuid */
            readonly instructor_id?: string;
            /** Format: uuid */
            readonly location_id?: string;
            readonly students?: readonly string[];
            readonly horses?: readonly string[];
            readonly taskStaff?: readonly components["schemas"]["TaskStaffInput"][];
            /** @description The same as taskStaff */
            readonly otherStaff?: readonly components["schemas"]["TaskStaffInput"][];
            readonly lesson_notes?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @enum {number} */
            readonly is_recuring?: 0 | 1;
            /** @description From the family that adds it to the barn, which gets it by mail */
            readonly msg?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /**
             * @description Accepted; the server knows it by itself
             * @enum {number}
             */
            readonly isStudentBooking?: 0 | 1;
            /** @description Accepted; the server knows it by itself */
            readonly student_email?: string;
            /** @description Accepted; the server knows it by itself */
            readonly account_name?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeStart?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeEnd?: string;
            /** @description Days on which no event is wanted */
            readonly skip_dates?: readonly string[];
            /** @description Every one or every two */
            readonly frequency?: number;
            /** @enum {string} */
            readonly period?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly measure?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly units?: "days" | "weeks";
            /** @enum {string} */
            readonly endtype?: "after" | "ongoing" | "on_date";
            /** @description How many, the first included */
            readonly repeat_count?: number;
            /** @description The same as repeat_count */
            readonly endAfter?: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly lastDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly firstDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly nextDate?: string;
        };
        readonly DuplicateLessonInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
        };
        readonly MakeRecurringInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @description Days on which no event is wanted */
            readonly skip_dates?: readonly string[];
            /** @description Every one or every two */
            readonly frequency?: number;
            /** @enum {string} */
            readonly period?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly measure?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly units?: "days" | "weeks";
            /** @enum {string} */
            readonly endtype?: "after" | "ongoing" | "on_date";
            /** @description How many, the first included */
            readonly repeat_count?: number;
            /** @description The same as repeat_count */
            readonly endAfter?: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly lastDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly firstDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly nextDate?: string;
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly ExtendRecurringInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /** @description Days on which no event is wanted */
            readonly skip_dates?: readonly string[];
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * Format: date
             * @description Up to this day; the last event may fall on it
             * @example 2026-11-24
             */
            readonly lastDate: string;
        };
        readonly PreviewDatesInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** @description Days on which no event is wanted */
            readonly skip_dates?: readonly string[];
            /** @description Every one or every two */
            readonly frequency?: number;
            /** @enum {string} */
            readonly period?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly measure?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly units?: "days" | "weeks";
            /** @enum {string} */
            readonly endtype?: "after" | "ongoing" | "on_date";
            /** @description How many, the first included */
            readonly repeat_count?: number;
            /** @description The same as repeat_count */
            readonly endAfter?: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly lastDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly firstDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly nextDate?: string;
            /**
             * Format: uuid
             * @description The event to make recurring or to extend; none for a new one
             */
            readonly id?: string;
            /** Format: uuid */
            readonly section_id?: string;
            /** @description Minutes */
            readonly duration?: number;
            /** @enum {number} */
            readonly is_allday?: 0 | 1;
            /** Format: uuid */
            readonly instructor_id?: string;
            /** @description Extra staff */
            readonly staff?: readonly string[];
            /** Format: uuid */
            readonly location_id?: string;
            readonly students?: readonly string[];
            readonly horses?: readonly string[];
        };
        readonly PlannedDateReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date: string;
            /** @example 2026-11-24 16:00 */
            readonly start: string;
            /** @example 2026-11-24 16:00 */
            readonly end: string;
            /**
             * @description By skip_dates
             * @enum {number}
             */
            readonly is_left_out: 0 | 1;
            /** @enum {number} */
            readonly is_past: 0 | 1;
            /**
             * @description Lessons of that day were called off for a holiday
             * @enum {number}
             */
            readonly is_holiday: 0 | 1;
            /**
             * @description The clocks skip this time on that day, and the event begins as `start` says; or they show it twice
             * @enum {string|null}
             */
            readonly clock_change: "skipped" | "repeated" | null;
            /** @description Who or what is wanted elsewhere at that time */
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly PlannedDatesReply: {
            /** @description Every Tuesday 16:00 until 15 Dec 2026; null where every date is left out */
            readonly description: string | null;
            /** @description Events that would be made */
            readonly count: number;
            /** @description Those left out included */
            readonly dates: readonly components["schemas"]["PlannedDateReply"][];
        };
        readonly DeleteLessonInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Accepted; the server knows it by itself */
            readonly editAction?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_string?: string;
            /** @description Accepted; the server knows it by itself */
            readonly msgHead?: string;
            /** @description Accepted; the server knows it by itself */
            readonly lesson_date_time_series_id?: string;
            /** @description The version the screen shows; an older one is refused with 412 */
            readonly version?: number;
            /**
             * @description This and all later events of the series
             * @enum {number}
             */
            readonly applyToFuture?: 0 | 1;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @description Accepted; the server knows it by itself */
            readonly scheduled_date?: string;
        };
        readonly DeletedLessonsReply: {
            /** @description The events that are gone */
            readonly lessonIds: readonly string[];
        };
        readonly RegistrationReply: {
            /**
             * Format: uuid
             * @description The series
             */
            readonly id: string;
            readonly title: string;
            readonly description: string | null;
            readonly section_name: string;
            readonly product_name: string;
            /** Format: uuid */
            readonly product_id: string;
            /**
             * @description Of the package, without tax
             * @example 45.5
             */
            readonly product_price: number;
            /** @description Lessons in the package */
            readonly start_count: number;
            /** @enum {number} */
            readonly is_tracked: 0 | 1;
            /**
             * @description Of the first lesson
             * @example 2026-11-24 16:00
             */
            readonly starttime: string;
            /**
             * @description End of the last lesson
             * @example 2026-11-24 16:00
             */
            readonly endtime: string;
            /** @description Tue 16:00 */
            readonly start_time_day: string;
            readonly end_time_day: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly first_date: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly last_date: string;
            /** @description Of its lessons that take place, each once */
            readonly dates: readonly string[];
            /** @description Every Tuesday 16:00 until 15 Dec 2026 */
            readonly repeatDesc: string;
            /** @description null without a limit */
            readonly max_enrollment: number | null;
            /** @description Registered students */
            readonly cnt: number;
            /** @description Places left; null without a limit */
            readonly available: number | null;
        };
        readonly RegisteredStudentReply: {
            /** Format: uuid */
            readonly lesson_date_time_series_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /**
             * @description 1: its package was bought for the rider since, or costs nothing
             * @enum {number}
             */
            readonly billed: 0 | 1;
        };
        readonly RegistrationsReply: {
            readonly counts: readonly components["schemas"]["RegistrationReply"][];
            readonly stu: readonly components["schemas"]["RegisteredStudentReply"][];
        };
        readonly CreateRegistrationInput: {
            /** @example 2026-11-24 16:00 */
            readonly start?: string;
            /** @example 2026-11-24 16:00 */
            readonly end?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date?: string;
            /** @example 16:00 */
            readonly scheduled_starttime?: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date?: string;
            /** @example 16:00 */
            readonly scheduled_endtime?: string;
            /** Format: uuid */
            readonly section_id: string;
            readonly title?: string;
            /** @description Minutes */
            readonly duration?: number;
            /** @enum {number} */
            readonly is_allday?: 0 | 1;
            /** Format: uuid */
            readonly instructor_id?: string;
            /** Format: uuid */
            readonly location_id?: string;
            readonly lesson_notes?: string;
            /**
             * @description Tell the people concerned; the barn’s setting where it is missing
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
            /** @enum {number} */
            readonly is_recuring?: 0 | 1;
            /** @description From the family that adds it to the barn, which gets it by mail */
            readonly msg?: string;
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
            /**
             * @description Accepted; the server knows it by itself
             * @enum {number}
             */
            readonly isStudentBooking?: 0 | 1;
            /** @description Accepted; the server knows it by itself */
            readonly student_email?: string;
            /** @description Accepted; the server knows it by itself */
            readonly account_name?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeStart?: string;
            /** @description Accepted; the server knows it by itself */
            readonly calendarDateRangeEnd?: string;
            /** @description Days on which no event is wanted */
            readonly skip_dates?: readonly string[];
            /** @description Every one or every two */
            readonly frequency?: number;
            /** @enum {string} */
            readonly period?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly measure?: "days" | "weeks";
            /**
             * @description The same as period
             * @enum {string}
             */
            readonly units?: "days" | "weeks";
            /** @enum {string} */
            readonly endtype?: "after" | "ongoing" | "on_date";
            /** @description How many, the first included */
            readonly repeat_count?: number;
            /** @description The same as repeat_count */
            readonly endAfter?: number;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly lastDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly firstDate?: string;
            /** @description Accepted; the server knows it by itself */
            readonly nextDate?: string;
            readonly students?: readonly string[];
            readonly horses?: readonly string[];
            readonly taskStaff?: readonly components["schemas"]["TaskStaffInput"][];
            /** Format: uuid */
            readonly product_id: string;
            readonly description?: string;
            /** @description Of the session and its lessons; none means no limit */
            readonly max_enrollment?: number;
            /**
             * @description The same as endtype
             * @enum {string}
             */
            readonly repeat_end_type?: "after" | "ongoing" | "on_date";
            /** @description The same as lesson_notes */
            readonly notes?: string;
        };
        readonly OpenedRegistrationReply: {
            readonly series: components["schemas"]["RegistrationReply"];
        };
        readonly RegistrationInput: {
            /**
             * Format: uuid
             * @description The series
             */
            readonly series_id: string;
            /** Format: uuid */
            readonly student_id?: string;
            /** @description Several in place of student_id: all of them or none */
            readonly student_ids?: readonly string[];
            /** @description Why it is done in spite of its warnings; stands in the history */
            readonly override_reason?: string;
        };
        readonly RegistrationLineReply: {
            /** Format: uuid */
            readonly product_id: string;
            readonly product_name: string;
            /** @example 45.5 */
            readonly product_price: number;
            readonly start_count: number;
            /** @enum {number} */
            readonly is_tracked: 0 | 1;
            /** Format: uuid */
            readonly student_id: string;
            readonly student_name: string;
            /**
             * Format: uuid
             * @description Of the rider
             */
            readonly person_id: string;
            /** @description The session that it is for */
            readonly registration_title: string;
        };
        readonly ChangedRegistrationReply: {
            readonly counts: readonly components["schemas"]["RegistrationReply"][];
            readonly stu: readonly components["schemas"]["RegisteredStudentReply"][];
            /** @description What is to be paid, for the cart */
            readonly item_details: readonly components["schemas"]["RegistrationLineReply"][];
            readonly warnings: readonly components["schemas"]["WarningReply"][];
        };
        readonly EndRegistrationInput: {
            /**
             * Format: uuid
             * @description The series
             */
            readonly series_id: string;
            /** Format: uuid */
            readonly student_id: string;
            /**
             * @description Tell the family; the barn’s setting where it is missing, and for families
             * @enum {number}
             */
            readonly sendNotification?: 0 | 1;
        };
        readonly PublicLessonReply: {
            /** Format: uuid */
            readonly id: string;
            readonly title: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            readonly instructor_name: string | null;
            readonly location_name: string | null;
            readonly color_code: string | null;
            readonly max_enrollment: number;
            /** @description Places taken */
            readonly cnt: number;
            /** @description Places that are free and held for nobody */
            readonly available: number;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            /**
             * @description Has a free place that is held for nobody, and booking has not closed
             * @enum {number}
             */
            readonly has_spots: 0 | 1;
            /**
             * @description Has none, and a family can wait for one
             * @enum {number}
             */
            readonly can_wait: 0 | 1;
            /** @description Always empty: riders are not named to strangers */
            readonly studentString: string;
            /** @description Always empty */
            readonly horseString: string;
        };
        readonly PublicLessonsReply: {
            readonly lessons: readonly components["schemas"]["PublicLessonReply"][];
        };
        readonly LessonChangesReply: {
            /** @description Of the barn’s log; goes on from here */
            readonly position: number;
            /** @description Lessons that changed; empty beside kinds means any */
            readonly lessonIds: readonly string[];
            /** @description Types of events; empty where nothing changed */
            readonly kinds: readonly string[];
        };
        readonly StaffLessonReply: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly lesson_date_time_id: string;
            readonly name: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string;
            /** @example 16:00 */
            readonly scheduled_starttime: string;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_end_date: string;
            /** @example 16:00 */
            readonly scheduled_endtime: string;
            /** @description The instant, ISO 8601 in UTC */
            readonly starts_at: string;
            readonly ends_at: string;
            /** @enum {number} */
            readonly is_allday: 0 | 1;
            readonly section_name: string;
            readonly location_name: string;
            /** @enum {number} */
            readonly lesson_is_cancelled: 0 | 1;
            readonly max_enrollment: number | null;
            /** @description Places taken */
            readonly cnt: number;
            /** @description What is done in it by somebody who does not teach it */
            readonly task_name: string | null;
        };
        readonly StaffScheduleReply: {
            readonly schedule: readonly components["schemas"]["StaffLessonReply"][];
            /** @description Of all pages */
            readonly size: number;
            /** @description Not cancelled, from the first day of the barn’s week to its last */
            readonly lessons_this_week: number;
            /** @description Under way, or the first to come */
            readonly next_lesson: components["schemas"]["StaffLessonReply"] | null;
        };
        readonly StaffHistoryReply: {
            readonly history: readonly components["schemas"]["StaffLessonReply"][];
            /** @description Of all pages */
            readonly size: number;
        };
        readonly WorkloadCellReply: {
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly date: string;
            readonly lessons: number;
            readonly icons: number;
            readonly more: number;
        };
        readonly WorkloadRowReply: {
            /** Format: uuid */
            readonly horse_id: string;
            readonly horse_name: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            readonly total: number;
            /** @description One for each of dateheaders */
            readonly days: readonly components["schemas"]["WorkloadCellReply"][];
        };
        readonly WorkloadGraphicReply: {
            readonly a: readonly components["schemas"]["WorkloadRowReply"][];
            /** @enum {string} */
            readonly graphicword: "graphic" | "numbers";
            readonly dateheaders: readonly string[];
        };
        readonly ReportTotals: {
            readonly rows: number;
            readonly lessons?: number;
            readonly students?: number;
            readonly horses?: number;
            readonly staff?: number;
            /** @description Of lessons that take place */
            readonly minutes?: number;
            /** @description Cancelled, by the barn or the rider */
            readonly cancelled?: number;
            readonly accounts?: number;
            /** @description Unpaid */
            readonly invoices?: number;
            /** @example 45.5 */
            readonly outstanding?: number;
            /**
             * @description On invoices whose due date is over
             * @example 45.5
             */
            readonly overdue?: number;
            /** @description And refunds */
            readonly payments?: number;
            /**
             * @description Less what was given back
             * @example 45.5
             */
            readonly taken?: number;
            /**
             * @description In what was taken
             * @example 45.5
             */
            readonly tax?: number;
            /** @description Mails */
            readonly sent?: number;
            /** @description Mails */
            readonly failed?: number;
        };
        readonly ReportColumnReply: {
            /** @description Of the rows’ fields */
            readonly name: string;
            /** @description Its heading */
            readonly label: string;
            /** @enum {string} */
            readonly kind: "text" | "start" | "date" | "count" | "minutes" | "money" | "mark";
            /**
             * @description What the row’s page is of
             * @enum {string}
             */
            readonly opens?: "lesson" | "client" | "horse" | "staff" | "account";
        };
        readonly ReportReply: {
            /** @description Rows of the columns, each with id and the ids of what the columns open */
            readonly reports: readonly {
                readonly [key: string]: (string | null) | number;
            }[];
            readonly totals: components["schemas"]["ReportTotals"];
            readonly columns: readonly components["schemas"]["ReportColumnReply"][];
        };
        readonly ChangedValueReply: {
            /** @description By name, as in `fields` */
            readonly field: string;
            /** @description Before; null where nothing was filled in */
            readonly was: string | null;
            /** @description Since then */
            readonly became: string | null;
        };
        readonly RecordChangeReply: {
            /** @description In the log of the barn */
            readonly position: number;
            /** @enum {string} */
            readonly change: "added" | "edited" | "activated" | "inactivated" | "other";
            /** @description What was edited, by name */
            readonly fields: readonly string[];
            /** @description What was edited, from what to what; none of changes that were made before values were kept */
            readonly values: readonly components["schemas"]["ChangedValueReply"][];
            /** @description What has happened, in a sentence */
            readonly what: string;
            /** @description What somebody went on in spite of, one sentence each */
            readonly details: readonly string[];
            /** @description Why, in their own words */
            readonly reason: string | null;
            /** @description An instant, in UTC */
            readonly changed_at: string;
            /** Format: uuid */
            readonly person_id: string | null;
            /** @description Who did it; null where the product did, or the platform */
            readonly person_name: string | null;
            readonly user_type_code: string;
        };
        readonly RecordHistoryReply: {
            readonly changes: readonly components["schemas"]["RecordChangeReply"][];
            /** @description For `before`, if there is more */
            readonly next: number | null;
        };
        readonly HitReply: {
            /** @enum {string} */
            readonly kind: "rider" | "account" | "horse" | "staff" | "section" | "lesson";
            /**
             * Format: uuid
             * @description Of the page: a person of a rider, an account holder and staff
             */
            readonly id: string;
            readonly name: string;
            /** @description What tells namesakes apart */
            readonly detail: string | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /**
             * Format: date
             * @example 2026-11-24
             */
            readonly scheduled_date: string | null;
            /** @example 16:00 */
            readonly start_time: string | null;
        };
        readonly HitsReply: {
            readonly hits: readonly components["schemas"]["HitReply"][];
        };
        readonly ImportUpload: {
            /** @enum {string} */
            readonly kind: "people" | "horses";
            /**
             * Format: binary
             * @description CSV or tab separated text, at most 5242880 bytes, 5000 rows and 100 columns
             */
            readonly file: string;
        };
        readonly ImportColumnReply: {
            /** @description From 0 */
            readonly column: number;
            /** @description As a spreadsheet names it: A, B, … AA */
            readonly letter: string;
            /** @description Empty where the file names no columns */
            readonly heading: string;
            /** @description The field that it fills */
            readonly field: string | null;
        };
        readonly ImportFieldReply: {
            readonly name: string;
            readonly label: string;
        };
        readonly ImportReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "people" | "horses";
            /** @enum {string} */
            readonly state: "read" | "running" | "done" | "undoing" | "undone";
            readonly file_name: string;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be undone
             */
            readonly undo_until: string | null;
            readonly encoding: string;
            readonly separator: string;
            /** @enum {number} */
            readonly has_header: 0 | 1;
            /** @enum {string} */
            readonly date_order: "dmy" | "mdy";
            /**
             * @description What may be there already is imported all the same
             * @enum {number}
             */
            readonly takes_all: 0 | 1;
            readonly columns: readonly components["schemas"]["ImportColumnReply"][];
            readonly fields: readonly components["schemas"]["ImportFieldReply"][];
            /** Format: date-time */
            readonly finished_at: string | null;
            /** @description Rows to be imported, or taken back */
            readonly to_do: number;
            /** @description Rows of these that are dealt with */
            readonly done: number;
            /** @description Rows that made what is there */
            readonly made: number;
            readonly left: number;
            /** @description Rows that were not taken back */
            readonly kept: number;
        };
        readonly OneImportReply: {
            readonly import_run: components["schemas"]["ImportReply"];
        };
        readonly ShortImportReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "people" | "horses";
            /** @enum {string} */
            readonly state: "read" | "running" | "done" | "undoing" | "undone";
            readonly file_name: string;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be undone
             */
            readonly undo_until: string | null;
        };
        readonly ImportsReply: {
            readonly imports: readonly components["schemas"]["ShortImportReply"][];
        };
        readonly ImportProblemCountReply: {
            /** @enum {string} */
            readonly code: "missing" | "too_long" | "not_email" | "not_a_date" | "not_a_year" | "not_yes_or_no" | "too_many_cells" | "refused" | "already_there" | "looks_like" | "twice_in_file" | "joins" | "differs" | "used" | "age";
            readonly label: string;
            /** @enum {string} */
            readonly severity: "error" | "question" | "note";
            /** @description Rows */
            readonly count: number;
        };
        readonly ImportProblemReply: {
            /** @enum {string} */
            readonly code: "missing" | "too_long" | "not_email" | "not_a_date" | "not_a_year" | "not_yes_or_no" | "too_many_cells" | "refused" | "already_there" | "looks_like" | "twice_in_file" | "joins" | "differs" | "used" | "age";
            /**
             * @description A question leaves a row out unless it is taken
             * @enum {string}
             */
            readonly severity: "error" | "question" | "note";
            /** @description Its cell; null for the row as a whole */
            readonly column: number | null;
            readonly message: string;
        };
        readonly ImportRowReply: {
            /** @description As a spreadsheet counts */
            readonly row: number;
            readonly cells: readonly string[];
            /**
             * @description It is imported, or was
             * @enum {number}
             */
            readonly imports: 0 | 1;
            /**
             * @description What was decided for this row alone
             * @enum {number|null}
             */
            readonly takes: 0 | 1 | null;
            /** @enum {string|null} */
            readonly outcome: "made" | "left" | "undone" | "kept" | null;
            readonly problems: readonly components["schemas"]["ImportProblemReply"][];
        };
        readonly ImportCheckReply: {
            /** @description Rows that are imported, or were */
            readonly imports: number;
            readonly leaves: number;
            readonly problems: readonly components["schemas"]["ImportProblemCountReply"][];
            /** @description How many rows match */
            readonly size: number;
            readonly rows: readonly components["schemas"]["ImportRowReply"][];
        };
        readonly ImportColumnInput: {
            /** @description From 0 */
            readonly column: number;
            /** @description The field that it fills; none where it is empty */
            readonly field?: string;
        };
        readonly ImportColumnsInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Those that change */
            readonly columns?: readonly components["schemas"]["ImportColumnInput"][];
            /**
             * @description The first row holds the names of the columns
             * @enum {number}
             */
            readonly has_header?: 0 | 1;
            /**
             * @description How 3/4/2015 is read
             * @enum {string}
             */
            readonly date_order?: "dmy" | "mdy";
        };
        readonly TakeImportRowsInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description By its number in the file; all where it is left out */
            readonly row?: number;
            /**
             * @description Import also what may be there already
             * @enum {number}
             */
            readonly take: 0 | 1;
        };
        readonly StartImportInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description How many rows are to be imported, as shown */
            readonly rows: number;
        };
        readonly OneImportQuery: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly OwnWaiverRowReply: {
            /** Format: uuid */
            readonly id: string;
            readonly title: string;
            /** @description Null: for ever */
            readonly valid_months: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change of what it says */
            readonly text_version: number;
            /** @description Riders with a good one */
            readonly signed: number;
            /** @description Of those, whose ends within thirty days */
            readonly ending: number;
            /** @description Riders without */
            readonly missing: number;
        };
        readonly OwnWaiversReply: {
            readonly waivers: readonly components["schemas"]["OwnWaiverRowReply"][];
        };
        readonly OwnWaiverReply: {
            /** Format: uuid */
            readonly id: string;
            readonly title: string;
            /** @description Null: for ever */
            readonly valid_months: number | null;
            /** @enum {number} */
            readonly is_active: 0 | 1;
            /** @description Rises with every change of what it says */
            readonly text_version: number;
            readonly body: string;
            /** @description Rises with every change */
            readonly version: number;
        };
        readonly OneOwnWaiverReply: {
            readonly waiver: components["schemas"]["OwnWaiverReply"];
        };
        readonly OwnWaiverInput: {
            readonly title: string;
            /** @description Paragraphs, with empty lines between them */
            readonly body: string;
            /** @description Empty: for ever */
            readonly valid_months?: number | null;
        };
        readonly RewrittenWaiverInput: {
            readonly title: string;
            /** @description Paragraphs, with empty lines between them */
            readonly body: string;
            /** @description Empty: for ever */
            readonly valid_months?: number | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description What was signed so far is not enough any more
             * @enum {number}
             */
            readonly asks_again?: 0 | 1;
            /** @description The version the form shows; an older one is refused with 412 */
            readonly version?: number;
        };
        readonly OwnWaiverActivationInput: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly RiderStandingReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /**
             * @description Under 18, or nobody knows
             * @enum {number}
             */
            readonly is_minor: 0 | 1;
            /** @enum {string} */
            readonly standing: "missing" | "outdated" | "expired" | "ends_soon" | "valid";
            /**
             * Format: date
             * @description The last day of what was signed; null: for ever, or nothing was
             * @example 2026-11-24
             */
            readonly expiration_date: string | null;
            /**
             * Format: uuid
             * @description What was signed
             */
            readonly waiver_id: string | null;
        };
        readonly TemplateStandingReply: {
            /** Format: uuid */
            readonly id: string;
            readonly title: string;
            readonly riders: readonly components["schemas"]["RiderStandingReply"][];
        };
        readonly OwnStandingReply: {
            readonly templates: readonly components["schemas"]["TemplateStandingReply"][];
            /** @description As it was given last; else empty */
            readonly emergency_contact_name: string;
            readonly emergency_contact_phone: string;
        };
        readonly SignWaiverInput: {
            /** Format: uuid */
            readonly id: string;
            /** @description Of the text that was read */
            readonly text_version: number;
            /** @description Riders of the account */
            readonly person_ids: readonly string[];
            /** @enum {number} */
            readonly agreed: 0 | 1;
            readonly signer_name: string;
            /** @description To the minors, such as Mother */
            readonly relationship?: string;
            readonly emergency_contact_name?: string;
            readonly emergency_contact_phone?: string;
        };
        readonly SignedOwnReply: {
            /** Format: uuid */
            readonly waiver_id: string;
            /**
             * Format: date
             * @description The last day on which it is good; null: for ever
             * @example 2026-11-24
             */
            readonly expiration_date: string | null;
        };
        readonly WaiverTemplateReply: {
            readonly template_id: string;
            readonly title: string;
            /** @enum {number} */
            readonly is_public: 0 | 1;
            /** @enum {number} */
            readonly create_user_account: 0 | 1;
            /** @enum {number} */
            readonly is_active: 0 | 1;
        };
        readonly WaiverTemplatesReply: {
            readonly templates: readonly components["schemas"]["WaiverTemplateReply"][];
        };
        readonly WaiverTemplateInput: {
            /**
             * Format: uuid
             * @description The barn that is to have it
             */
            readonly farm_id: string;
            /** @description As the provider has it */
            readonly template_id: string;
            readonly title: string;
            /**
             * @description Also offered to strangers
             * @enum {number}
             */
            readonly is_public?: 0 | 1;
            /**
             * @description Who signs with an unknown address becomes an account holder
             * @enum {number}
             */
            readonly create_user_account?: 0 | 1;
        };
        readonly WaiverNewsInput: {
            /** @description The signed waiver’s id */
            readonly unique_id: string;
            /** @description By which the provider proves that it comes from there */
            readonly credential: string;
            /** @example new-waiver */
            readonly event: string;
        };
        readonly NewsTakenReply: {
            /** @enum {number} */
            readonly received: 0 | 1;
        };
        readonly OfferedTemplateReply: {
            readonly template_id: string;
            readonly title: string;
            /**
             * @description Also offered to strangers
             * @enum {number}
             */
            readonly is_public: 0 | 1;
            /**
             * @description The barn’s own: signed here, and not at a provider
             * @enum {number}
             */
            readonly is_own: 0 | 1;
            /** @description Where the account signs; null if nothing is signed online */
            readonly sign_url: string | null;
        };
        readonly OfferedTemplatesReply: {
            readonly templates: readonly components["schemas"]["OfferedTemplateReply"][];
        };
        readonly WaiverRowReply: {
            readonly waiverId: string;
            readonly templateId: string;
            readonly title: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            /** @example 2026-11-24 16:00 */
            readonly createdOn: string;
            /**
             * Format: date
             * @description Null: it does not expire
             * @example 2026-11-24
             */
            readonly expirationDate: string | null;
            /**
             * @description The address was verified by the provider
             * @enum {number}
             */
            readonly verified: 0 | 1;
            /**
             * Format: uuid
             * @description The account holder; null if the barn knows nobody by it
             */
            readonly person_id: string | null;
            readonly person_name: string | null;
            /** @description Names */
            readonly participants: readonly string[];
            /** @enum {number} */
            readonly is_expired: 0 | 1;
        };
        readonly WaiversReply: {
            readonly waivers: readonly components["schemas"]["WaiverRowReply"][];
        };
        readonly CustomFieldReply: {
            readonly label: string;
            readonly value: string;
        };
        readonly ParticipantReply: {
            readonly firstName: string;
            readonly lastName: string;
            /** @enum {number} */
            readonly isMinor: 0 | 1;
            /**
             * Format: date
             * @description Null if unknown
             * @example 2026-11-24
             */
            readonly dob: string | null;
            /** @description Today */
            readonly age: number | null;
            readonly customParticipantFields: readonly components["schemas"]["CustomFieldReply"][];
        };
        readonly GuardianReply: {
            readonly firstName: string;
            readonly lastName: string;
            readonly relationship: string;
            readonly phone: string;
        };
        readonly WaiverReply: {
            readonly waiverId: string;
            readonly templateId: string;
            readonly title: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            /** @example 2026-11-24 16:00 */
            readonly createdOn: string;
            /**
             * Format: date
             * @description Null: it does not expire
             * @example 2026-11-24
             */
            readonly expirationDate: string | null;
            /**
             * @description The address was verified by the provider
             * @enum {number}
             */
            readonly verified: 0 | 1;
            readonly addressLineOne: string;
            readonly addressLineTwo: string;
            readonly city: string;
            readonly state: string;
            readonly zip: string;
            readonly country: string;
            readonly participants: readonly components["schemas"]["ParticipantReply"][];
            readonly guardian: components["schemas"]["GuardianReply"] | null;
            readonly customWaiverFields: readonly components["schemas"]["CustomFieldReply"][];
            readonly driversLicenseNumber: string;
            readonly driversLicenseState: string;
            readonly emergencyContactName: string;
            readonly emergencyContactPhone: string;
            readonly insuranceCarrier: string;
            readonly insurancePolicyNumber: string;
        };
        readonly WaiverDetailReply: {
            readonly waiver: components["schemas"]["WaiverReply"];
        };
        readonly WaiverPdfReply: {
            /** @description In base64 */
            readonly pdf: string;
            /** @description title_firstNamelastName.pdf, else waiver.pdf */
            readonly file_name: string;
        };
        readonly GoingPersonReply: {
            /** Format: uuid */
            readonly person_id: string;
            readonly person_name: string;
            /** @enum {number} */
            readonly is_student: 0 | 1;
            /** @enum {number} */
            readonly is_staff: 0 | 1;
            /**
             * @description Can no longer sign in
             * @enum {number}
             */
            readonly has_login: 0 | 1;
            /**
             * @description Somebody who stays has the same name, so texts that name it stay as they are
             * @enum {number}
             */
            readonly is_namesake: 0 | 1;
        };
        readonly ErasurePreviewReply: {
            /** @description An account holder takes all members along; empty: erased already */
            readonly people: readonly components["schemas"]["GoingPersonReply"][];
            /** @description About them */
            readonly notes: number;
            /** @description On packages and makeups that have not expired; nobody can use them any more */
            readonly lessons_left: number;
            /** @description Lessons that nothing has paid for; nobody can be asked for them any more */
            readonly unpaid_lessons: number;
            /** @description Lessons whose title names somebody of them: titles stay */
            readonly titles: number;
            /** @description What is to be done first; empty if they can be erased */
            readonly refused: readonly string[];
        };
        readonly ErasePersonInput: {
            /**
             * Format: uuid
             * @description An account holder takes all members along
             */
            readonly person_id: string;
            /** @description As it stands in the books */
            readonly person_name: string;
        };
        readonly ErasedReply: {
            /** @description Whoever was erased; nobody if they were already */
            readonly person_ids: readonly string[];
        };
        readonly DataSectionReply: {
            readonly title: string;
            /**
             * @description There are older rows, too
             * @enum {number}
             */
            readonly is_cut: 0 | 1;
            /** @description The newest first, by the name of each column */
            readonly rows: readonly {
                readonly [key: string]: (string | null) | number;
            }[];
        };
        readonly PersonalDataReply: {
            readonly barn_name: string;
            readonly person_name: string;
            /** Format: date-time */
            readonly made_at: string;
            readonly sections: readonly components["schemas"]["DataSectionReply"][];
        };
        readonly ExportReply: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly state: "running" | "done";
            /** @description Who asked for it */
            readonly created_by: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly finished_at: string | null;
            /**
             * Format: date-time
             * @description Until when it can be fetched
             */
            readonly kept_until: string | null;
            /** @description Tables and files to be written */
            readonly to_do: number;
            /** @description How many of these are written */
            readonly done: number;
            /** @description Rows of all tables */
            readonly rows: number;
            /** @description Bytes of the archive */
            readonly size: number;
        };
        readonly ExportsReply: {
            readonly exports: readonly components["schemas"]["ExportReply"][];
        };
        readonly FieldErrorReply: {
            /** @description The wire’s name; inside of objects and lists with dots */
            readonly field: string;
            readonly message: string;
        };
        readonly ErrorReply: {
            readonly status: number;
            /** @description Stable, for programs; see docs/errors.md */
            readonly code: string;
            /** @description For people, to be shown as it is */
            readonly message: string;
            /** @description What is wrong with which field */
            readonly errors?: readonly components["schemas"]["FieldErrorReply"][];
            /** @description With 412: what the record looks like now */
            readonly current?: {
                readonly [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description The input makes no sense */
        readonly InvalidInput: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Nobody is signed in */
        readonly SignedOut: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description This caller may not */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description There is no such thing, or not for this caller */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description A rule says no */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Changed meanwhile by somebody else; `current` is what it looks like now */
        readonly Stale: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description More than the server takes */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The address is longer than any of ours */
        readonly AddressTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Not of the kind that the call takes */
        readonly UnsupportedMedia: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The Idempotency-Key was used for another request */
        readonly KeyReused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Too many requests, or attempts */
        readonly TooMany: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The database does not answer; the same request may be sent again */
        readonly TryAgain: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly FailedJobs_failed: {
        readonly parameters: {
            readonly query?: {
                /** @description How many, the latest first; 100 unless told */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FailedJobsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FailedJobs_retry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RetryFailedJobs"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetriedJobsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PlatformHealth_health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlatformHealthReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Farms_defaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FarmReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Farms_preferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FarmReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Farms_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettingInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Super_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Part of a name or an address */
                readonly search?: string;
                /** @description Active ones unless told */
                readonly is_active?: "1" | "0" | "all";
                readonly offset?: number;
                /** @description 50 unless told */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FarmListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Super_editor: {
        readonly parameters: {
            readonly query: {
                readonly farm_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FarmEditorReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Super_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewFarmInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewFarmReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Super_activation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FarmActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FarmActivationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Super_setting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FarmSettingInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly EnterFarm_enter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnterFarmInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnteredFarmReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PaymentCustomer_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentCustomerInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentCustomerReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PublicListing_listing: {
        readonly parameters: {
            readonly query: {
                /** @description The barn’s public address */
                readonly public_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicListingsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Subscription_plan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanDescriptionReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Subscription_subscribe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscribeInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscribedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Subscription_note: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Subscription_portal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PortalReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FamilySignIns_list: {
        readonly parameters: {
            readonly query?: {
                /** @description The account holder; a family leaves it out */
                readonly account_person_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FamilySignInsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FamilySignIns_invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteToFamilyInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserIdReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FamilySignIns_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FamilySignInInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserIdReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FamilySignIns_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeFamilySignInInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserIdReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly FamilySignIns_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FamilySignInInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SignIn_signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AuthenticateInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedInReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Passwords_forgot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkSentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Passwords_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePasswordInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuccessReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Passwords_reset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuccessReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Permissions_listed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListedPermissionsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Permissions_all: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PermissionCodesReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Permissions_ofRole: {
        readonly parameters: {
            readonly query: {
                readonly role_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PermissionsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Permissions_mine: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PermissionCodesReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Administrators_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdministratorInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdministratorReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Version_version: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VersionReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Viewing_seeAs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SeeAsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeenRoleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Vusers_account: {
        readonly parameters: {
            readonly query: {
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserAccountReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Vusers_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddUserAccountInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserIdReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Vusers_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserIdReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Vusers_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Vusers_role: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateUserRoleInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRoleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_roles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RolesReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoleInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneRoleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditRoleInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneRoleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_links: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RolePermissionsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RolePermissionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RolePermissionAddedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Roles_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RolePermissionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RolePermissionRemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Setup_options: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OptionsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Setup_defaultSection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DefaultSectionReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Setup_colours: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ColoursReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Setup_firstSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FirstStepsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ProgramTypes_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProgramTypeInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewProgramTypeReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionHorses_assigned: {
        readonly parameters: {
            readonly query: {
                readonly section_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionHorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionHorses_assign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionHorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionHorses_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionHorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionHorses_offered: {
        readonly parameters: {
            readonly query: {
                readonly section_id: string;
                /** @description Opens with the active ones */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionPickListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionStudents_assigned: {
        readonly parameters: {
            readonly query: {
                readonly section_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionStudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionStudents_assign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionStudentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionStudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionStudents_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionStudentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionStudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionStudents_offered: {
        readonly parameters: {
            readonly query: {
                readonly section_id: string;
                /** @description Opens with the active ones */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionPickListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Sections_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Which list comes back. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as filter */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Sections_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedSectionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Sections_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditSectionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedSectionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Sections_updateActivationStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivatedSectionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestSections_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SectionRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestSections_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestSectionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestSections_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestSections_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestSectionInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestSectionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Programs_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Which list comes back. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as filter */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProgramListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Programs_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProgramInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Programs_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditProgramInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Programs_updateActivationStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivatedProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPrograms_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProgramRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPrograms_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProgramInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPrograms_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProgramRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPrograms_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestProgramInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Locations_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Which list comes back. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as filter */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LocationListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Locations_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LocationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedLocationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Locations_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditLocationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedLocationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Locations_updateActivationStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivatedLocationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestLocations_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["LocationRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestLocations_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LocationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestLocationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestLocations_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LocationRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestLocations_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestLocationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestLocationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tacks_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Which list comes back. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as filter */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TackListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tacks_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TackInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedTackReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tacks_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditTackInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedTackReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tacks_updateActivationStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivatedTackReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTacks_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TackRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTacks_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TackInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestTackReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTacks_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TackRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTacks_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestTackInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestTackReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tasks_index: {
        readonly parameters: {
            readonly query?: {
                /** @description Which list comes back. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as filter */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tasks_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedTaskReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tasks_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditTaskInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedTaskReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Tasks_updateActivationStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetupActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivatedTaskReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTasks_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TaskRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTasks_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestTaskReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTasks_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestTasks_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestTaskInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestTaskReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Activation_preview: {
        readonly parameters: {
            readonly query: {
                readonly person_id: string;
                readonly whattodo: "inactivate" | "activate";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivationPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Activation_previewMany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivationsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivationsPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Activation_updateMany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateActivationsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivationsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Activation_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateIsActiveInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AddPeople_duplicates: {
        readonly parameters: {
            readonly query?: {
                readonly firstName?: string;
                readonly lastName?: string;
                readonly email?: string;
                readonly phone1?: string;
                readonly phone2?: string;
                /** @description The person being edited */
                readonly person_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookalikesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AddPeople_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateBillingPersonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewClientReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AddPeople_addMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddDependantInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewMemberReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly EditPeople_name: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditNameInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly EditPeople_contact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateContactInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly EditPeople_student: {
        readonly parameters: {
            readonly query: {
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneStudentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly EditPeople_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateStudentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneStudentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseAccess_allowed: {
        readonly parameters: {
            readonly query: {
                /** @description The student, by student_id */
                readonly single_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseAccess_allow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllowHorsesInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LinkedStudents_linked: {
        readonly parameters: {
            readonly query: {
                /** @description The member of the staff, by instructor_id */
                readonly single_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkedStudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LinkedStudents_link: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkStudentsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkedStudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly MergeAccounts_preview: {
        readonly parameters: {
            readonly query: {
                /** @description The account that is to join another, by its holder */
                readonly merged_id: string;
                /** @description The account that stays: riders whom both have are told */
                readonly account_person_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MergePreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly MergeAccounts_merge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeAccountsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MergedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly MergeRiders_preview: {
        readonly parameters: {
            readonly query: {
                /** @description The record that stays, by student_id */
                readonly student_id: string;
                /** @description The record whose lessons, packages and notes join it, by student_id */
                readonly merged_student_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RiderMergePreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly MergeRiders_merge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeRidersInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RidersMergedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly People_accounts: {
        readonly parameters: {
            readonly query?: {
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly People_riders: {
        readonly parameters: {
            readonly query?: {
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly People_clients: {
        readonly parameters: {
            readonly query?: {
                /** @description The holder or a member; the caller when left out */
                readonly person_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserClientsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly People_students: {
        readonly parameters: {
            readonly query?: {
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StudentsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_students: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StudentReply"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_addStudent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewStudentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedStudentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_accounts: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AccountReply"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_addAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewAccountInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedAccountReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_student: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StudentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestPeople_account: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestStaff_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RestStaffReply"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestStaff_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewStaffInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedRestStaffReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestStaff_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestStaffReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestStaff_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestStaffInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedRestStaffReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Staff_list: {
        readonly parameters: {
            readonly query?: {
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
                /** @description The same as is_active. D18 */
                readonly filter?: "1" | "0" | "all" | "All" | 1 | 0;
                readonly filters?: {
                    readonly is_active?: string;
                    readonly search?: string;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Staff_options: {
        readonly parameters: {
            readonly query?: {
                /** @description 0 also brings the inactive ones; families see the active ones always */
                readonly active?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffOptionsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Staff_person: {
        readonly parameters: {
            readonly query: {
                /** @description The member of the staff, by person_id */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffPersonReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Staff_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditStaffInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedStaffReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Staff_colour: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StaffColourInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedColourReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly StaffGroups_groups: {
        readonly parameters: {
            readonly query?: {
                /** @description The role; all of them when left out */
                readonly group_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffGroupsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly StaffGroups_staff: {
        readonly parameters: {
            readonly query?: {
                /** @description The role; all of them when left out */
                readonly group_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffOfGroupReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionAccess_mayBook: {
        readonly parameters: {
            readonly query: {
                /** @description The student, by student_id */
                readonly single_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionAccess_allowBooking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllowSectionsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionAccess_mayAdd: {
        readonly parameters: {
            readonly query: {
                /** @description The student, by student_id */
                readonly single_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionAccess_allowAdding: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllowSectionsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinksReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly SectionAccess_toAdd: {
        readonly parameters: {
            readonly query: {
                readonly student_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StudentAddSectionsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseFiles_upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["HorseFileUpload"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneHorseFileReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseFiles_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HorseFileQuery"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseFileRemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseFiles_list: {
        readonly parameters: {
            readonly query: {
                readonly horse_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseFilesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseFiles_url: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseFileUrlReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseFiles_content: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Horses_all: {
        readonly parameters: {
            readonly query?: {
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
                readonly search?: string;
                readonly filters?: {
                    readonly is_active?: string;
                    readonly search?: string;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Horses_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneHorseReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Horses_one: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneHorseReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Horses_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneHorseReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Horses_activation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HorseActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestHorses_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HorseRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestHorses_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestHorses_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestHorses_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WorkLimits_limits: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneWorkLimitsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WorkLimits_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkLimitsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneWorkLimitsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly BulkNotes_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkNotePreviewReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly BulkNotes_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkNotesReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly BulkNotes_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkNoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkNoteWrittenReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly BulkNotes_support: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupportInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_page: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
                /** @description All notes of this day */
                readonly dbday?: string;
                readonly horse_id?: string;
                readonly filter?: {
                    /** Format: date */
                    readonly dbday?: string;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotePageReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_ofLesson: {
        readonly parameters: {
            readonly query: {
                readonly lesson_date_time_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonNotesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewHorseNoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDeletedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_updatePublic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotePublicInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseNotes_updatePin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotePinInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_staff: {
        readonly parameters: {
            readonly query: {
                readonly limit?: number;
                readonly offset?: number;
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotePageReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_clients: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                readonly offset?: number;
                /** @description All notes of this day */
                readonly dbday?: string;
                readonly clients_only?: 0 | 1;
                /** @description Notes about staff instead of clients */
                readonly staff_only?: 0 | 1;
                /** @description Families: themselves, unless they name one of their own */
                readonly person_id?: string;
                readonly dates?: {
                    /** Format: date */
                    readonly date1?: string;
                    /** Format: date */
                    readonly date2?: string;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientNotesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_ofLesson: {
        readonly parameters: {
            readonly query: {
                readonly lesson_date_time_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonNotesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_createAtLesson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewLessonNoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPersonNoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDeletedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_updatePublic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotePublicInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonNotes_updatePin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotePinInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneNoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonPeople_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnrolInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrolledReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonPeople_book: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonPeople_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Cancelling_preview: {
        readonly parameters: {
            readonly query: {
                /** @description lesson_person_id */
                readonly id: string;
                /** @description A cancel action; the server decides for families */
                readonly newEnrollStatus?: string;
                /** @description A cancel action; the server decides for families */
                readonly enrollment_status_code?: string;
                /** @description Staff cancel as the family would, by the barn’s own policy; without one as usual */
                readonly by_policy?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Cancelling_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelStudentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelledReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonDay_horse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AssignHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseAssignedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonDay_attendance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AttendanceInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneLessonPersonReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonDay_paid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaidInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonPeopleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonDay_completed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CompleteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompletedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonPreview_preview: {
        readonly parameters: {
            readonly query?: {
                /** @description The lesson */
                readonly id?: string;
                /** @description Several lessons, as a JSON list */
                readonly lesson_date_time_ids?: readonly string[];
                /** @description What riders get; the barn’s default unless told */
                readonly action?: "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA";
                readonly expiry_date?: string;
                readonly makeup_start_date?: string;
                readonly purchase_date?: string;
                /** @description The later lessons of the series, too */
                readonly applyToFuture?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonPreview_previewDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeletionPreviewInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletionPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Makeups_forBooking: {
        readonly parameters: {
            readonly query: {
                readonly student_id: string;
                /** @description Day of the lesson to book; today unless told */
                readonly scheduled_date?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MakeupsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PublicBook_book: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublicBookInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicBookedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Policies_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PoliciesReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Policies_save: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SavePolicyInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedPolicyReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Policies_end: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndPolicyInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndedPolicyReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Policies_tryOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TryPolicyInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TriedPolicyReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Policies_changes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangedByPolicyInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedByPolicyReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PublicPolicy_policy: {
        readonly parameters: {
            readonly query: {
                /** @description The barn’s public address */
                readonly public_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicPoliciesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ClientLessons_schedule: {
        readonly parameters: {
            readonly query?: {
                readonly student_id?: string;
                /** @description Person of the student, or of the account holder for all members */
                readonly person_id?: string;
                readonly today?: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ClientLessons_history: {
        readonly parameters: {
            readonly query?: {
                readonly student_id?: string;
                /** @description Person of the student, or of the account holder for all members */
                readonly person_id?: string;
                readonly today?: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_lesson: {
        readonly parameters: {
            readonly query: {
                readonly lesson_date_time_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingListReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_own: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnWaitingListReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_join: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinWaitingInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingResultReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_leave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaitingRiderInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingResultReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaitingRiderInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingResultReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaitingList_order: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderWaitingInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingResultReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_ofPayment: {
        readonly parameters: {
            readonly query: {
                readonly payment_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentItemsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_everything: {
        readonly parameters: {
            readonly query?: {
                /** @description 100 unless told */
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EveryItemReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_credits: {
        readonly parameters: {
            readonly query: {
                /** @description Of the account members */
                readonly student_ids: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_quote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_assign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AssignItemsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AssignedItemsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditItemInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EditedItemReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly AccountItems_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteItemInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedItemReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Financial_financial: {
        readonly parameters: {
            readonly query: {
                /** @description The account holder or a member */
                readonly billing_person_id: string;
                /** @description 20 unless told */
                readonly limit?: number;
                readonly offset?: number;
                /** @description 1: invoices beside money received and given back */
                readonly include_invoices?: 0 | 1;
                /** @description 1: money alone, which is the default */
                readonly payments_only?: 0 | 1;
                /** @description 1: invoices alone */
                readonly invoices_only?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FinancialReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly InvoicePayments_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoicePaymentPreviewInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoicePaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly InvoicePayments_pay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayInvoicesInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaidInvoicesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly InvoicePayments_previewDelete: {
        readonly parameters: {
            readonly query: {
                readonly payment_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentDeletionReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Items_all: {
        readonly parameters: {
            readonly query: {
                readonly student_id: string;
                /** @description 10 unless told */
                readonly limit?: number;
                readonly offset?: number;
                /** @description Only packages valid on this day */
                readonly scheduled_date?: string;
                /** @description usable: what can be used, soonest expiry first, then the rest, the latest first */
                readonly sortBy?: "purchase_date" | "package_start_date" | "package_expiry_date" | "product_name" | "usable";
                readonly direction?: "asc" | "desc";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ItemsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Items_one: {
        readonly parameters: {
            readonly query: {
                readonly item_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneItemReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Items_owed: {
        readonly parameters: {
            readonly query: {
                /** @description The account holder or a member */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Items_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateItemsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PurchaseReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PackageLessons_lessons: {
        readonly parameters: {
            readonly query: {
                readonly item_id: string;
                /** @description Whose package it is */
                readonly student_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackageLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Papers_paper: {
        readonly parameters: {
            readonly query: {
                readonly payment_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Papers_send: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["SendInvoiceInput"];
                readonly "application/json": components["schemas"]["SendInvoiceInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentInvoiceReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Payments_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePaymentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordedPaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Payments_delete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentQuery"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedPaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Payments_approve: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApproveRefundInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovedRefundReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Payments_decline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclineRefundInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeclinedRefundReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Payments_due: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DueDateInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordedPaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ProductPrograms_all: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductProgramLinksReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ProductPrograms_ofProduct: {
        readonly parameters: {
            readonly query: {
                readonly product_id: string;
                /** @description Of the programs; opens with the active ones */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProgramsOfProductReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ProductPrograms_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductProgramInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewProductProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly ProductPrograms_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductProgramLinkInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenProgramReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_all: {
        readonly parameters: {
            readonly query?: {
                /** @description Opens with the active ones */
                readonly is_active?: "1" | "0" | "all" | "All" | 1 | 0;
                readonly purchase_online?: "1" | "0" | 1 | 0;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShopReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_one: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneProductReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_options: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackageOptionsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_ofSection: {
        readonly parameters: {
            readonly query: {
                readonly section_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SectionProductReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductDetailsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedProductReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EditProductInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedProductReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Products_activation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductActivationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestProducts_list: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object: column → value; q searches; id may be a list */
                readonly filter?: string;
                /** @description JSON [first, last], both included */
                readonly range?: string;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description For text/csv: JSON list of [column, its heading] */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductRow"][];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestProducts_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductDetailsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedProductRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestProducts_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly RestProducts_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestProductInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedProductRow"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardAccount_key: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicKeyReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardAccount_account: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardAccountReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardAccount_address: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConnectAddressReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardAccount_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddAccountInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountAddedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartPaymentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StartedPaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_confirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmPaymentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_paid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardPaidInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaidReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_charge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChargeSavedCardInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaidReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_onFile: {
        readonly parameters: {
            readonly query: {
                readonly student_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardOnFileReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly CardPayments_keep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeepCardInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardOnFileReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Confirmations_ask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AskToConfirmInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Confirmations_list: {
        readonly parameters: {
            readonly query: {
                /** @description Anybody of the account */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmationsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Confirmations_toPay: {
        readonly parameters: {
            readonly query: {
                readonly payment_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmationToPayReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Confirmations_end: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmationQuery"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PaymentIssues_issues: {
        readonly parameters: {
            readonly query?: {
                /** @description 20 unless told */
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentIssuesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PaymentIssues_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StrandedPaymentInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClosedPaymentReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Webhooks_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TakenReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Feeds_feeds: {
        readonly parameters: {
            readonly query?: {
                readonly kind?: "staff" | "horse" | "location" | "barn";
                /** @description instructor_id or person_id of staff, horse_id, location_id; nothing for the barn */
                readonly subject_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Feeds_make: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedMadeReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Feeds_revoke: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedIdInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedRevokedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Ical_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/calendar": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Bulk_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkChoiceInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkPreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Bulk_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkCancelInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkRunReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Bulk_deleteAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteAllInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkRunReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Bulk_undo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkRunQuery"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkRunReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Bulk_progress: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkRunReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseWeek_choices: {
        readonly parameters: {
            readonly query?: {
                readonly start?: string;
                readonly end?: string;
                readonly scheduled_date?: string;
                readonly scheduled_starttime?: string;
                readonly scheduled_end_date?: string;
                readonly scheduled_endtime?: string;
                /** @description The lesson; none for a new one, which needs start and end */
                readonly id?: string;
                readonly is_allday?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseChoicesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseWeek_week: {
        readonly parameters: {
            readonly query?: {
                /** @description Any day of the week; today where it is missing */
                readonly date?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorsesOfWeekReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseWork_schedule: {
        readonly parameters: {
            readonly query: {
                readonly horse_id: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseWork_history: {
        readonly parameters: {
            readonly query: {
                readonly horse_id: string;
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly HorseWork_workload: {
        readonly parameters: {
            readonly query: {
                readonly horse_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseWorkloadReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LastHorses_lastHorses: {
        readonly parameters: {
            readonly query: {
                readonly dbday: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LastHorsesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonHorses_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddLessonHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonHorses_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveLessonHorseInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HorseRemovedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonHorses_tack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddTackInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonStaffs_list: {
        readonly parameters: {
            readonly query: {
                readonly lesson_date_time_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonStaffReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonStaffs_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddLessonStaffInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonStaffs_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveLessonStaffInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_index: {
        readonly parameters: {
            readonly query?: {
                /** @description One lesson */
                readonly id?: string;
                /** @description One day */
                readonly dbday?: string;
                /** @description First day of a range */
                readonly date1?: string;
                /** @description Last day of a range; 30 days where it is missing */
                readonly date2?: string;
                /** @description `booking`: what can be booked stands in `events` */
                readonly view?: string;
                /** @description With view=booking, for families: full lessons with a waiting list, too */
                readonly with_full?: 0 | 1;
                /** @description JSON object; ids may be one or a list */
                readonly filters?: {
                    readonly instructor_id?: string | readonly string[];
                    readonly location_id?: string | readonly string[];
                    readonly program_id?: string | readonly string[];
                    readonly program_type_id?: string | readonly string[];
                    readonly section_id?: string | readonly string[];
                    readonly student_id?: string | readonly string[];
                    readonly horse_id?: string | readonly string[];
                    /**
                     * @description Lessons with places left, or without
                     * @enum {unknown}
                     */
                    readonly available?: "available" | "full" | 1 | "1" | true;
                    /**
                     * @description Inactive are lessons that the barn cancelled
                     * @enum {unknown}
                     */
                    readonly active?: "active" | "inactive" | "all";
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly lesson_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly student_cancelled?: 0 | 1 | "0" | "1" | true | false;
                };
                /** @description The same as filters */
                readonly filter?: {
                    readonly instructor_id?: string | readonly string[];
                    readonly location_id?: string | readonly string[];
                    readonly program_id?: string | readonly string[];
                    readonly program_type_id?: string | readonly string[];
                    readonly section_id?: string | readonly string[];
                    readonly student_id?: string | readonly string[];
                    readonly horse_id?: string | readonly string[];
                    /**
                     * @description Lessons with places left, or without
                     * @enum {unknown}
                     */
                    readonly available?: "available" | "full" | 1 | "1" | true;
                    /**
                     * @description Inactive are lessons that the barn cancelled
                     * @enum {unknown}
                     */
                    readonly active?: "active" | "inactive" | "all";
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly lesson_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly student_cancelled?: 0 | 1 | "0" | "1" | true | false;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_warnings: {
        readonly parameters: {
            readonly query?: {
                readonly start?: string;
                readonly end?: string;
                readonly scheduled_date?: string;
                readonly scheduled_starttime?: string;
                readonly scheduled_end_date?: string;
                readonly scheduled_endtime?: string;
                /** @description All lessons of a day as they are, or each as if these `horses` went in it, too; the rest is left out */
                readonly dbday?: string;
                /** @description The lesson that would change; none for a new one */
                readonly id?: string;
                /** @description This and all later lessons of the series */
                readonly applyToFuture?: 0 | 1;
                readonly is_allday?: 0 | 1;
                /** @description Empty for none */
                readonly instructor_id?: string | null;
                /** @description Extra staff */
                readonly staff?: readonly string[];
                readonly location_id?: string;
                readonly students?: readonly string[];
                readonly horses?: readonly string[];
                /** @description Only who and what is named here; the rest of the lesson is not asked about */
                readonly only?: 0 | 1;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonWarningsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_createSingleLesson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_update: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_reschedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RescheduleLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Lessons_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Calendar_calendar: {
        readonly parameters: {
            readonly query?: {
                /** @description First day of a range; today where it is missing */
                readonly date1?: string;
                /** @description Last day of a range; 30 days where it is missing */
                readonly date2?: string;
                /** @description 1: with who rides, which horses stand beside and who helps */
                readonly people?: 0 | 1;
                /** @description With view=booking, for families: full lessons with a waiting list, too */
                readonly with_full?: 0 | 1;
                /** @description JSON object; ids may be one or a list */
                readonly filters?: {
                    readonly instructor_id?: string | readonly string[];
                    readonly location_id?: string | readonly string[];
                    readonly program_id?: string | readonly string[];
                    readonly program_type_id?: string | readonly string[];
                    readonly section_id?: string | readonly string[];
                    readonly student_id?: string | readonly string[];
                    readonly horse_id?: string | readonly string[];
                    /**
                     * @description Lessons with places left, or without
                     * @enum {unknown}
                     */
                    readonly available?: "available" | "full" | 1 | "1" | true;
                    /**
                     * @description Inactive are lessons that the barn cancelled
                     * @enum {unknown}
                     */
                    readonly active?: "active" | "inactive" | "all";
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly lesson_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly student_cancelled?: 0 | 1 | "0" | "1" | true | false;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_createRecurringLesson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateSeriesInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_duplicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DuplicateLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_makeRecurring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MakeRecurringInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_extend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendRecurringInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_previewDates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewDatesInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlannedDatesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Series_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteLessonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Registration_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Registration_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateRegistrationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedRegistrationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Registration_register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedRegistrationReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Registration_deregister: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndRegistrationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly DaySheet_daysheetPdf: {
        readonly parameters: {
            readonly query: {
                readonly dbday: string;
                readonly by?: "lesson" | "horse" | "instructor";
                /** @description Letter in North America, A4 elsewhere */
                readonly paper?: "A4" | "Letter";
                /** @description With view=booking, for families: full lessons with a waiting list, too */
                readonly with_full?: 0 | 1;
                /** @description JSON object; ids may be one or a list */
                readonly filters?: {
                    readonly instructor_id?: string | readonly string[];
                    readonly location_id?: string | readonly string[];
                    readonly program_id?: string | readonly string[];
                    readonly program_type_id?: string | readonly string[];
                    readonly section_id?: string | readonly string[];
                    readonly student_id?: string | readonly string[];
                    readonly horse_id?: string | readonly string[];
                    /**
                     * @description Lessons with places left, or without
                     * @enum {unknown}
                     */
                    readonly available?: "available" | "full" | 1 | "1" | true;
                    /**
                     * @description Inactive are lessons that the barn cancelled
                     * @enum {unknown}
                     */
                    readonly active?: "active" | "inactive" | "all";
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly lesson_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly student_cancelled?: 0 | 1 | "0" | "1" | true | false;
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PublicLessons_lessons: {
        readonly parameters: {
            readonly query: {
                /** @description The barn’s public address */
                readonly public_id: string;
                readonly dbday: string;
                /** @description How many days from `dbday` on; one unless told */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicLessonsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly LessonChanges_changes: {
        readonly parameters: {
            readonly query?: {
                /** @description The last position known; now where left out */
                readonly from?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LessonChangesReply"];
                    readonly "text/event-stream": components["schemas"]["LessonChangesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly StaffLessons_schedule: {
        readonly parameters: {
            readonly query: {
                /** @description The member of the staff, by instructor_id or person_id */
                readonly staff_id: string;
                /** @description Where history ends and the schedule begins; the barn’s today when left out */
                readonly today?: string;
                readonly limit?: number;
                /** @description How many to leave out */
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffScheduleReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly StaffLessons_history: {
        readonly parameters: {
            readonly query: {
                /** @description The member of the staff, by instructor_id or person_id */
                readonly staff_id: string;
                /** @description Where history ends and the schedule begins; the barn’s today when left out */
                readonly today?: string;
                readonly limit?: number;
                /** @description How many to leave out */
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffHistoryReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WorkloadGraphic_workload: {
        readonly parameters: {
            readonly query?: {
                /** @description JSON object with the days; this week where they are missing */
                readonly filter?: {
                    /** Format: date */
                    readonly date1?: string;
                    /** Format: date */
                    readonly date2?: string;
                };
                /** @description First day, in place of filter */
                readonly date1?: string;
                /** @description Last day; a week where it is missing */
                readonly date2?: string;
                /** @description This horse only */
                readonly horse?: string;
                readonly word?: "graphic" | "numbers";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorkloadGraphicReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Reports_report: {
        readonly parameters: {
            readonly query: {
                /** @description What is added up; detail for one by one */
                readonly report: "program" | "section" | "programsection" | "total" | "detail" | "day";
                /** @description First day; only what is owed needs none */
                readonly date1?: string;
                /** @description Last day */
                readonly date2?: string;
                /** @description From 1 */
                readonly page?: number;
                /** @description 200 unless given */
                readonly per_page?: number;
                /** @description JSON [column, "ASC" or "DESC"] */
                readonly sort?: string;
                /** @description JSON object; ids may be one or a list */
                readonly filters?: {
                    readonly instructor_id?: string | readonly string[];
                    readonly location_id?: string | readonly string[];
                    readonly program_id?: string | readonly string[];
                    readonly program_type_id?: string | readonly string[];
                    readonly section_id?: string | readonly string[];
                    readonly student_id?: string | readonly string[];
                    readonly horse_id?: string | readonly string[];
                    /**
                     * @description Lessons with places left, or without
                     * @enum {unknown}
                     */
                    readonly available?: "available" | "full" | 1 | "1" | true;
                    /**
                     * @description Inactive are lessons that the barn cancelled
                     * @enum {unknown}
                     */
                    readonly active?: "active" | "inactive" | "all";
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly lesson_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /**
                     * @description 0 leaves them out
                     * @enum {unknown}
                     */
                    readonly student_cancelled?: 0 | 1 | "0" | "1" | true | false;
                    /** @description Attendance */
                    readonly status_code?: ("SCH" | "COM" | "CAN" | "RSC" | "CWM" | "CWP" | "CLC" | "CNS" | "CNA" | "CWC" | "CNM" | "CWR" | "CWA" | "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA") | readonly ("SCH" | "COM" | "CAN" | "RSC" | "CWM" | "CWP" | "CLC" | "CNS" | "CNA" | "CWC" | "CNM" | "CWR" | "CWA" | "BCWM" | "BCAP" | "BCWR" | "BCNA" | "BCWA")[];
                };
                /** @description With email and telephone */
                readonly contact?: 0 | 1;
                /** @description Only totals */
                readonly totalonly?: 0 | 1;
                /** @description For text/csv: JSON list of [column, its heading]; as on the page unless given */
                readonly columns?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly group: "student" | "horse" | "lessonStaff" | "studentStaff" | "extraStaff" | "lessons" | "owing" | "takings" | "email";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportReply"];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 414: components["responses"]["AddressTooLong"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly History_index: {
        readonly parameters: {
            readonly query: {
                /** @description What the history is of */
                readonly record: "farm" | "horse" | "lesson" | "location" | "package" | "payment" | "person" | "product" | "program" | "role" | "section" | "tack" | "task";
                /** @description Its id; of the farm, none is needed */
                readonly id?: string;
                /** @description Only what is older than this position */
                readonly before?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordHistoryReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Search_index: {
        readonly parameters: {
            readonly query: {
                /** @description Words in any order, misspelt a little if need be; a day finds its lessons */
                readonly q: string;
                /** @description The barn’s day, from which "tomorrow" counts */
                readonly today?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HitsReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_read: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_check: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
                /** @description All where it is left out */
                readonly show?: "all" | "import" | "leave" | "problems";
                /** @description Rows with this problem alone */
                readonly problem?: "missing" | "too_long" | "not_email" | "not_a_date" | "not_a_year" | "not_yes_or_no" | "too_many_cells" | "refused" | "already_there" | "looks_like" | "twice_in_file" | "joins" | "differs" | "used" | "age";
                readonly limit?: number;
                readonly offset?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportCheckReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_columns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportColumnsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeImportRowsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartImportInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_undo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneImportQuery"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneImportReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Imports_example: {
        readonly parameters: {
            readonly query: {
                readonly kind: "people" | "horses";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnWaiversReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_text: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneOwnWaiverReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnWaiverInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneOwnWaiverReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_rewrite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RewrittenWaiverInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneOwnWaiverReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_activate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnWaiverActivationInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneOwnWaiverReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_standing: {
        readonly parameters: {
            readonly query: {
                /** @description Anybody of the account */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnStandingReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly OwnWaivers_sign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignWaiverInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedOwnReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaiverTemplates_list: {
        readonly parameters: {
            readonly query: {
                /** @description The barn whose templates they are */
                readonly farm_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiverTemplatesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaiverTemplates_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaiverTemplateInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiverTemplatesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly WaiverWebhook_take: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaiverNewsInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsTakenReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_offered: {
        readonly parameters: {
            readonly query?: {
                /** @description Anybody of the account that is to sign; a family signs for itself */
                readonly person_id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OfferedTemplatesReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_kept: {
        readonly parameters: {
            readonly query: {
                /** @description Anybody of the account */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiversReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_renewed: {
        readonly parameters: {
            readonly query: {
                /** @description Anybody of the account */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiversReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_signed: {
        readonly parameters: {
            readonly query: {
                readonly template_id: string;
                /** @description Anybody of the account; everybody without */
                readonly id?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiversReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_read: {
        readonly parameters: {
            readonly query: {
                /** @description The provider’s */
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiverDetailReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Waivers_pdf: {
        readonly parameters: {
            readonly query: {
                /** @description The provider’s */
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaiverPdfReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Erasure_preview: {
        readonly parameters: {
            readonly query: {
                /** @description An account holder takes all members along */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErasurePreviewReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Erasure_erase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ErasePersonInput"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErasedReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonalData_data: {
        readonly parameters: {
            readonly query: {
                /** @description An account holder takes all members along */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonalDataReply"];
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly PersonalData_paper: {
        readonly parameters: {
            readonly query: {
                /** @description An account holder takes all members along */
                readonly person_id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Exports_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Exports_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same request sent again under the same key has no second effect and the same answer */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportsReply"];
                };
            };
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
    readonly Exports_file: {
        readonly parameters: {
            readonly query: {
                readonly id: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            readonly 400: components["responses"]["InvalidInput"];
            readonly 401: components["responses"]["SignedOut"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 503: components["responses"]["TryAgain"];
        };
    };
}
